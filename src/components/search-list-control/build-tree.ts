import type { SearchListItemData } from './types';

/** An item with its depth in the tree. */
export interface FlatItem {
	item: SearchListItemData;
	/** 0 for root items. */
	depth: number;
}

type ById = Map< string, SearchListItemData >;

const getId = ( { id }: SearchListItemData ) => String( id );
const getParentId = ( { parent }: SearchListItemData ) => String( parent ?? 0 );

/** Returns the names of all ancestors, the topmost first. */
function getAncestorNames( item: SearchListItemData, all: ById ) {
	const names: string[] = [];
	const seen = new Set( [ getId( item ) ] );
	let ancestor = all.get( getParentId( item ) );
	while ( ancestor && ! seen.has( getId( ancestor ) ) ) {
		seen.add( getId( ancestor ) );
		names.unshift( ancestor.name );
		ancestor = all.get( getParentId( ancestor ) );
	}
	return names;
}

/**
 * Nests items below their parents. Items whose parent is not listed move to the
 * root, with the names of their ancestors as breadcrumbs. Every item appears
 * once, even if parents are cyclic.
 *
 * @param items Listed items.
 * @param list  All items, to look up names of unlisted parents.
 */
export function buildTree(
	items: readonly SearchListItemData[],
	list: readonly SearchListItemData[]
): SearchListItemData[] {
	const all: ById = new Map(
		list.map( ( item ) => [ getId( item ), item ] )
	);
	const listed = new Set( items.map( getId ) );
	const byParent = new Map< string, SearchListItemData[] >();
	items.forEach( ( item ) => {
		const parent = getParentId( item );
		byParent.set( parent, [ ...( byParent.get( parent ) ?? [] ), item ] );
	} );

	const placed = new Set< string >();
	const addChildren = ( item: SearchListItemData ): SearchListItemData => {
		placed.add( getId( item ) );
		const children = ( byParent.get( getId( item ) ) ?? [] ).filter(
			( child ) => ! placed.has( getId( child ) )
		);
		children.forEach( ( child ) => placed.add( getId( child ) ) );
		return {
			...item,
			breadcrumbs: [],
			children: children.map( addChildren ),
		};
	};
	const addRoot = ( item: SearchListItemData ) => ( {
		...addChildren( item ),
		breadcrumbs: getAncestorNames( item, all ),
	} );
	const isRoot = ( item: SearchListItemData ) =>
		! listed.has( getParentId( item ) ) ||
		getParentId( item ) === getId( item );

	const roots = items.filter( isRoot ).map( addRoot );
	// Remaining items have cyclic parents; the first of each cycle becomes a
	// root.
	const cyclicItems = items.flatMap( ( item ) =>
		placed.has( getId( item ) ) ? [] : [ addRoot( item ) ]
	);
	return [ ...roots, ...cyclicItems ];
}

/** Flattens a tree in display order. */
export const flattenTree = (
	tree: readonly SearchListItemData[],
	depth = 0
): FlatItem[] =>
	tree.flatMap( ( item ) => [
		{ item, depth },
		...flattenTree( item.children ?? [], depth + 1 ),
	] );
