/** An entry of the response to a batch: the item, or why it failed. */
export type BatchEntry< Item > = Item & {
	error?: {
		message?: string;
		data?: { params?: Readonly< Record< string, string > > };
	};
};

/** An item that a batch failed to change, and the error. */
export interface BatchFailure {
	id: number;
	message: string;
	/** Messages by field. */
	params?: Readonly< Record< string, string > >;
}

/**
 * Reads the response to a batch.
 *
 * @param entries Its entries.
 * @return The changed items, and those that failed.
 */
export const readBatch = < Item extends { id: string | number } >(
	entries: ReadonlyArray< BatchEntry< Item > >
): { changed: readonly Item[]; failed: readonly BatchFailure[] } => ( {
	changed: entries.filter( ( { error } ) => ! error ),
	failed: entries.flatMap( ( { id, error } ) =>
		error
			? {
					id: Number( id ),
					message: error.message ?? '',
					...( error.data?.params && { params: error.data.params } ),
			  }
			: []
	),
} );
