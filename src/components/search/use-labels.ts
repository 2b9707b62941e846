import { useEffect, useRef, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import type { Query } from '@storedeck/navigation';
import type { Completion } from './types';

/** Returns labels for ids. */
export interface GetLabels {
	(
		ids: string,
		query: Query
	): readonly Completion[] | Promise< readonly Completion[] >;
	/**
	 * Returns labels that are already loaded, to show them in the first render.
	 */
	getPreloaded?: (
		ids: string,
		query: Query
	) => readonly Completion[] | undefined;
}

/** The delay before failed labels are requested again, in ms; it doubles. */
const RETRY_DELAY = 5_000;

interface LabelResult {
	ids: string;
	labels: readonly Completion[];
	/** The function that returned the labels. */
	source: GetLabels;
}

/** Splits comma-separated ids and removes duplicates. */
export const splitIds = ( ids: string ) => [
	...new Set(
		ids
			.split( ',' )
			.map( ( id ) => id.trim() )
			.filter( Boolean )
	),
];

/**
 * Returns an item for each id. Items without a label show their id, marked as
 * not found once labels have loaded.
 */
function applyLabels(
	ids: string,
	labels: readonly Completion[],
	isLoaded: boolean
): readonly Completion[] {
	return splitIds( ids ).map( ( id ) => {
		const found = labels.find( ( { key } ) => String( key ) === id );
		return found
			? { key: found.key, label: decodeEntities( found.label ) }
			: { key: id, label: isLoaded ? getMissingLabel( id ) : id };
	} );
}

const getMissingLabel = ( id: string ) =>
	sprintf(
		/* translators: %s: id of a product, coupon or other item. */
		__( '%s (not found)', 'storedeck' ),
		id
	);

function getPreloadedResult(
	ids: string,
	source: GetLabels | undefined,
	query: Query
): LabelResult | undefined {
	try {
		const labels = ids ? source?.getPreloaded?.( ids, query ) : undefined;
		return source && labels && { ids, labels, source };
	} catch {
		// Errors are reported by the request that follows.
		return undefined;
	}
}

/**
 * Returns the items of an id list in the URL. Until their labels have loaded,
 * and for deleted items, the id is shown. Requests that fail are repeated.
 *
 * @param ids       Comma-separated ids; an empty string for none.
 * @param getLabels Returns the labels.
 * @param query     Query of the URL, passed to `getLabels`.
 */
export function useLabels(
	ids: string,
	getLabels: GetLabels | undefined,
	query: Query
) {
	const [ result, setResult ] = useState( () =>
		getPreloadedResult( ids, getLabels, query )
	);
	// Other parameters of the query do not affect the labels.
	const latest = useRef( { query, result } );
	useEffect( () => {
		latest.current = { query, result };
	}, [ query, result ] );

	useEffect( () => {
		const { query: currentQuery, result: knownResult } = latest.current;
		if (
			! ids ||
			! getLabels ||
			( knownResult?.ids === ids && knownResult.source === getLabels )
		) {
			return;
		}
		let isCurrent = true;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const load = async ( delay: number ) => {
			try {
				const labels = await getLabels( ids, currentQuery );
				if ( isCurrent && Array.isArray( labels ) ) {
					setResult( { ids, labels, source: getLabels } );
				}
			} catch ( error ) {
				if ( delay === RETRY_DELAY ) {
					console.error(
						'Could not load the labels of a filter.',
						error
					);
				}
				if ( isCurrent ) {
					timer = setTimeout( () => load( delay * 2 ), delay );
				}
			}
		};
		load( RETRY_DELAY );
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ ids, getLabels ] );

	const hasLabels = result?.ids === ids;
	return {
		items: applyLabels( ids, hasLabels ? result.labels : [], hasLabels ),
		/** Whether no more labels are expected. */
		hasLabels: hasLabels || ! ids || ! getLabels,
	};
}
