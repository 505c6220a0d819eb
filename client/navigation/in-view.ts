/** Whether anything of a box can be seen, however little: above the foot of the window and below its head. */
export const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight
