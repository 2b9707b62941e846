import { defineResource } from './define-resource';
import { perObject } from './per-registry';
import { requireRecords } from './require-object';
import { createStableList } from './stable-list';
import { getStoredResponse, getRecord } from './state-selectors';
import type { RequestedResource, Resource } from './resource-types';
import type {
	Change,
	RecordId,
	RecordsChange,
	ResourceState,
	Totals,
} from './types';

export interface CollectionDefinition<
	Args extends unknown[],
	Item extends object,
> extends Pick<
		RequestedResource< Args, RecordId[], Item[] >,
		| 'name'
		| 'selectors'
		| 'key'
		| 'request'
		| 'totalChanges'
		| 'alsoResolves'
	> {
	/** Record type; collections of the same type share their records. */
	recordType: string | ( ( ...args: Args ) => string );
	/** Returns the id of a record. */
	id: ( item: Item ) => RecordId;
	/**
	 * Keep fields that are missing in a later response (requests with
	 * `_fields`).
	 */
	isMerged?: boolean;
	/** Further changes that follow from the records of a response. */
	changes?: ( items: readonly Item[], ...args: Args ) => readonly Change[];
	/** Called with the records of each response. */
	onResponse?: ( items: readonly Item[] ) => void;
}

/** A resource that is a list of records, each of which is stored once. */
export interface Collection< Args extends unknown[], Item extends object >
	extends Resource< Args, RecordId[] > {
	/**
	 * The records in the order of the response; the same array until one
	 * changes.
	 */
	getItems: ( state: ResourceState, ...args: Args ) => readonly Item[];
	/** A record of any list. */
	getItem: (
		state: ResourceState,
		id: RecordId,
		recordType?: string
	) => Item | undefined;
	/** Replaces or adds records. */
	put: ( items: readonly Item[], recordType?: string ) => RecordsChange;
	/** Replaces a record completely. */
	replace: (
		id: RecordId,
		item: object,
		recordType?: string
	) => RecordsChange;
	/** The changes that set a list as a response would. */
	receiveItems: (
		args: Args,
		items: readonly Item[],
		totals?: Totals
	) => readonly Change[];
	/** Changes some fields of a record. */
	patch: (
		id: RecordId,
		fields: Partial< Item >,
		recordType?: string
	) => RecordsChange;
}

const NO_ITEMS: readonly never[] = [];

/**
 * Defines a list of records. A response sets their order and the records; a
 * record that is saved elsewhere changes in every list.
 *
 * @param definition Path, key and id.
 */
export function defineCollection< Args extends unknown[], Item extends object >(
	definition: CollectionDefinition< Args, Item >
): Collection< Args, Item > {
	const {
		changes,
		id,
		isMerged = false,
		onResponse,
		recordType,
		...request
	} = definition;
	const typeOf = ( ...args: Args ) =>
		typeof recordType === 'string' ? recordType : recordType( ...args );
	const defaultType = typeof recordType === 'string' ? recordType : '';

	const changeRecords = (
		records: RecordsChange[ 'records' ],
		type = defaultType,
		isKept = false
	): RecordsChange => ( {
		target: 'records',
		recordType: type,
		records,
		isMerged: isKept,
	} );

	const put = ( items: readonly Item[], type?: string ) =>
		changeRecords(
			items.map( ( item ) => [ id( item ), item ] as const ),
			type,
			isMerged
		);

	// The records of a response between parsing its body and storing it.
	const received = new WeakMap< RecordId[], readonly Item[] >();
	const listed: RequestedResource< Args, RecordId[], Item[] > = {
		...request,
		defaultValue: [],
		isList: true,
		parse: ( body ) => {
			const items = requireRecords( body );
			const ids = items.map( id );
			received.set( ids, items );
			onResponse?.( items );
			return ids;
		},
		changes: ( ids, ...args ) => {
			const items = received.get( ids ) ?? [];
			return [
				put( items, typeOf( ...args ) ),
				...( changes?.( items, ...args ) ?? [] ),
			];
		},
	};
	const resource = defineResource( listed );

	const getItem = (
		state: ResourceState,
		itemId: RecordId,
		type = defaultType
	) =>
		// Only the collections of a type write its records.
		getRecord( state, type, itemId ) as Item | undefined;
	/** The same list while its records are the same, by the ids of a response. */
	const stableList = perObject<
		RecordId[],
		( items: readonly Item[] ) => readonly Item[]
	>( () => createStableList() );
	/** The records of a preloaded list, until they are stored. */
	const getPreloadedItems = ( state: ResourceState, args: Args ) => {
		const response = resource.getPreloaded( ...args )?.response;
		return response && ! getStoredResponse( state, resource.key( ...args ) )
			? received.get( response.data )
			: undefined;
	};

	return {
		...resource,
		getItem,
		put,
		replace: ( itemId, item, type ) =>
			changeRecords( [ [ itemId, item ] ], type ),
		receiveItems: ( args, items, totals ) => [
			resource.receive( args, items.map( id ), totals ),
			put( items, typeOf( ...args ) ),
		],
		patch: ( itemId, fields, type ) =>
			changeRecords( [ [ itemId, fields ] ], type, true ),
		getItems: ( state, ...args ) => {
			const ids = resource.getData( state, ...args );
			if ( ids.length === 0 ) {
				return NO_ITEMS;
			}
			const preloaded = getPreloadedItems( state, args );
			if ( preloaded ) {
				return preloaded;
			}
			return stableList( ids )(
				ids.flatMap(
					( itemId ) =>
						getItem( state, itemId, typeOf( ...args ) ) ?? []
				)
			);
		},
	};
}
