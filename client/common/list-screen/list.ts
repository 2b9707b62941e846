/** A page of a list, as its store returned it. */
export interface List {
	/** Number of rows of all pages. */
	total: number;
	isRequesting: boolean;
	/** Undefined while a retry is in progress. */
	error: { message: string } | undefined;
	retry: () => void;
}
