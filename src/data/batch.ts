import { requireObject } from './core';

/** An entry of the response to a batch: the item, or why it failed. */
type BatchEntry< Item > = Item & {
	error?: {
		message?: string;
		data?: { params?: Readonly< Record< string, string > > };
	};
};

/** The response to a batch: entries by what was to be done with them. */
export type BatchBody< Item > = Partial<
	Record< 'update' | 'delete', ReadonlyArray< BatchEntry< Item > > >
> | null;

/** An item that a batch failed to change, and the error. */
export interface BatchFailure {
	id: number;
	message: string;
	/** Messages by field. */
	params?: Readonly< Record< string, string > >;
}

/** The changed items, and those that failed. */
export interface BatchResult< Item > {
	changed: readonly Item[];
	failed: readonly BatchFailure[];
}

/**
 * Reads the response to a batch.
 *
 * @param  body The response.
 * @throws {Error} When it is empty.
 */
export function readBatch< Item extends { id: string | number } >(
	body: BatchBody< Item >
): BatchResult< Item > {
	const { update = [], delete: deleted = [] } = requireObject( body );
	return {
		changed: update.filter( ( { error } ) => ! error ),
		failed: [ ...update, ...deleted ].flatMap( ( { id, error } ) =>
			error
				? {
						id: Number( id ),
						message: error.message ?? '',
						...( error.data?.params && {
							params: error.data.params,
						} ),
				  }
				: []
		),
	};
}
