export declare const isFit: boolean
export declare function missingPackages(): string[]
