import { defineResource } from './define-resource';
import { viewRecord } from './views';
import type { RequestedResource, Resource } from './resource-types';
import type { RecordId, RecordsChange, ResourceState } from './types';

export interface CollectionDefinition<
	Args extends unknown[],
	Item extends object,
> extends Pick<
		RequestedResource< Args, RecordId[], Item[] >,
		'name' | 'selectors' | 'key' | 'request'
	> {
	/** The sort of thing; several collections of one sort share their records. */
	recordType: string | ( ( ...args: Args ) => string );
	/** The id of a record. */
	id: ( item: Item ) => RecordId;
	/** Keep fields that a later answer leaves out (`_fields` requests). */
	isMerged?: boolean;
}

/** A resource that is a list of records, each of which is kept once. */
export interface Collection< Args extends unknown[], Item extends object >
	extends Resource< Args, RecordId[] > {
	/** The records in the order of the answer; the same array until one changes. */
	getItems: ( state: ResourceState, ...args: Args ) => readonly Item[];
	/** One record, whichever list it came with. */
	getItem: (
		state: ResourceState,
		id: RecordId,
		recordType?: string
	) => Item | undefined;
	/** Replaces records, or adds them. */
	put: ( items: readonly Item[], recordType?: string ) => RecordsChange;
	/** Changes some fields of one record. */
	patch: (
		id: RecordId,
		fields: Partial< Item >,
		recordType?: string
	) => RecordsChange;
}

const NO_ITEMS: readonly never[] = [];

const isSameList = ( a: readonly unknown[], b: readonly unknown[] ) =>
	a.length === b.length &&
	a.every( ( entry, index ) => entry === b[ index ] );

/**
 * Defines a list of records. An answer gives the order and the records; a
 * record that is saved elsewhere changes in every list that holds it.
 *
 * @param definition Path, key, and what a record's id is.
 */
export function defineCollection< Args extends unknown[], Item extends object >(
	definition: CollectionDefinition< Args, Item >
): Collection< Args, Item > {
	const { id, isMerged = false, recordType, ...request } = definition;
	const typeOf = ( ...args: Args ) =>
		typeof recordType === 'string' ? recordType : recordType( ...args );
	const defaultType = typeof recordType === 'string' ? recordType : '';

	const put = (
		items: readonly Item[],
		type = defaultType
	): RecordsChange => ( {
		target: 'records',
		recordType: type,
		records: items.map( ( item ) => [ id( item ), item ] as const ),
		isMerged,
	} );

	// The records of an answer on their way from its body to the store.
	const received = new WeakMap< RecordId[], readonly Item[] >();
	const listed: RequestedResource< Args, RecordId[], Item[] > = {
		...request,
		empty: [],
		isList: true,
		shape: ( items ) => {
			const ids = items.map( id );
			received.set( ids, items );
			return ids;
		},
		changes: ( ids, ...args ) => [
			put( received.get( ids ) ?? [], typeOf( ...args ) ),
		],
	};
	const resource = defineResource( listed );

	const getItem = (
		state: ResourceState,
		itemId: RecordId,
		type = defaultType
	) =>
		// Only the collections of a type write its records.
		viewRecord( state, type, itemId ) as Item | undefined;
	const lists = new WeakMap< RecordId[], readonly Item[] >();

	return {
		...resource,
		getItem,
		put,
		patch: ( itemId, fields, type = defaultType ) => ( {
			target: 'records',
			recordType: type,
			records: [ [ itemId, fields ] ],
			isMerged: true,
		} ),
		getItems: ( state, ...args ) => {
			const ids = resource.getData( state, ...args );
			if ( ids.length === 0 ) {
				return NO_ITEMS;
			}
			const items = ids.flatMap(
				( itemId ) => getItem( state, itemId, typeOf( ...args ) ) ?? []
			);
			const previous = lists.get( ids );
			if ( previous && isSameList( previous, items ) ) {
				return previous;
			}
			lists.set( ids, items );
			return items;
		},
	};
}
