import { useEffect, useRef, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import type { Completion } from './types';

/** Names the items of an address. */
export interface GetLabels {
	(
		ids: string,
		query: Query
	): readonly Completion[] | Promise< readonly Completion[] >;
	/** The names that are there without asking: they are shown from the first. */
	getPreloaded?: (
		ids: string,
		query: Query
	) => readonly Completion[] | undefined;
}

interface Answer {
	ids: string;
	named: readonly Completion[];
	/** Who named them. */
	by: GetLabels;
}

/** The ids of a list, each once. */
export const splitIds = ( ids: string ) => [
	...new Set(
		ids
			.split( ',' )
			.map( ( id ) => id.trim() )
			.filter( Boolean )
	),
];

/**
 * All items of a list. One without a name goes by its id, and is said to be gone
 * once the others have theirs.
 */
function nameAll(
	ids: string,
	named: readonly Completion[],
	isAnswered: boolean
): readonly Completion[] {
	return splitIds( ids ).map( ( id ) => {
		const found = named.find( ( { key } ) => String( key ) === id );
		return found
			? { key: found.key, label: decodeEntities( found.label ) }
			: { key: id, label: isAnswered ? getLostLabel( id ) : id };
	} );
}

const getLostLabel = ( id: string ) =>
	sprintf(
		/* translators: %s: id of a product, coupon or the like in an address. */
		__( '%s (not found)', 'storedeck' ),
		id
	);

function getPreloadedAnswer(
	ids: string,
	by: GetLabels | undefined,
	query: Query
): Answer | undefined {
	try {
		const named = ids ? by?.getPreloaded?.( ids, query ) : undefined;
		return by && named && { ids, named, by };
	} catch {
		// They are asked for, and whoever asks is told what is wrong.
		return undefined;
	}
}

/** All items of a list, with those of their names that are at hand. */
export function namePreloaded(
	ids: string,
	getLabels: GetLabels | undefined,
	query: Query
) {
	const answer = getPreloadedAnswer( ids, getLabels, query );
	return nameAll( ids, answer?.named ?? [], Boolean( answer ) );
}

/**
 * The items that an address names by their ids. Until the names are known, and
 * where a thing is gone, its id stands for it.
 *
 * @param ids       Ids with commas between them, `''` for none.
 * @param getLabels Names them.
 * @param query     The query of the address, for `getLabels`.
 */
export function useLabels(
	ids: string,
	getLabels: GetLabels | undefined,
	query: Query
) {
	const [ answer, setAnswer ] = useState( () =>
		getPreloadedAnswer( ids, getLabels, query )
	);
	// The rest of the query does not change the names.
	const latest = useRef( { query, answer } );
	useEffect( () => {
		latest.current = { query, answer };
	}, [ query, answer ] );

	useEffect( () => {
		const { query: asked, answer: known } = latest.current;
		if (
			! ids ||
			! getLabels ||
			( known?.ids === ids && known.by === getLabels )
		) {
			return;
		}
		let isCurrent = true;
		const name = async () => {
			const named = await getLabels( ids, asked );
			if ( isCurrent && Array.isArray( named ) ) {
				setAnswer( { ids, named, by: getLabels } );
			}
		};
		name().catch( ( error: unknown ) => {
			console.error(
				'The chosen items of a filter have no names.',
				error
			);
		} );
		return () => {
			isCurrent = false;
		};
	}, [ ids, getLabels ] );

	const isNamed = answer?.ids === ids;
	return {
		items: nameAll( ids, isNamed ? answer.named : [], isNamed ),
		/** Whether the names are there, or never will be. */
		isNamed: isNamed || ! ids || ! getLabels,
	};
}
