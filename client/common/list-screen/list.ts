import type { ResourceResult } from '@storedeck/data';

/** A page of a list, as its store returned it. */
export interface List {
	/** Number of rows of all pages. */
	total: number;
	isRequesting: boolean;
	/** Undefined while a retry is in progress. */
	error: { message: string } | undefined;
	retry: () => void;
}

/**
 * The state of a list.
 *
 * @param list   Its page.
 * @param total  The number of rows of all pages.
 * @param others What is retried with it.
 */
export function toList(
	list: Omit< ResourceResult< unknown >, 'data' >,
	total: { data: number | undefined },
	others: ReadonlyArray< { retry: () => unknown } > = []
): List {
	const isRequesting = list.status === 'requesting';
	return {
		total: total.data ?? 0,
		isRequesting,
		error: isRequesting ? undefined : list.error,
		retry: () => [ list, ...others ].forEach( ( { retry } ) => retry() ),
	};
}
