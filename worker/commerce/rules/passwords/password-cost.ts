/** scrypt's N as a power of two: the most that Workers allow beside r 8 and p 5, and about a quarter of a second. */
export const strongestCost = 14
