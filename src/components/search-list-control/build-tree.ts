import type { SearchListItemData } from './types';

/** An item at its place. */
export interface PlacedItem {
	item: SearchListItemData;
	/** 0 at the root. */
	depth: number;
}

type ById = Map< string, SearchListItemData >;

const idOf = ( { id }: SearchListItemData ) => String( id );
const parentOf = ( { parent }: SearchListItemData ) => String( parent ?? 0 );

/** Names of all items above one, the uppermost first. */
function getNamesAbove( item: SearchListItemData, all: ById ) {
	const names: string[] = [];
	const seen = new Set( [ idOf( item ) ] );
	let above = all.get( parentOf( item ) );
	while ( above && ! seen.has( idOf( above ) ) ) {
		seen.add( idOf( above ) );
		names.unshift( above.name );
		above = all.get( parentOf( above ) );
	}
	return names;
}

/**
 * Puts items below their parents, for as much as the parents are among them.
 * The others stand at the root, with the names of what is above them. Every
 * item has one place, also when parents go round in a circle.
 *
 * @param items What is listed, in its order.
 * @param list  All items, to know the names of parents that are not listed.
 */
export function buildTree(
	items: readonly SearchListItemData[],
	list: readonly SearchListItemData[]
): SearchListItemData[] {
	const all: ById = new Map( list.map( ( item ) => [ idOf( item ), item ] ) );
	const listed = new Set( items.map( idOf ) );
	const byParent = new Map< string, SearchListItemData[] >();
	items.forEach( ( item ) => {
		const parent = parentOf( item );
		byParent.set( parent, [ ...( byParent.get( parent ) ?? [] ), item ] );
	} );

	const placed = new Set< string >();
	const place = ( item: SearchListItemData ): SearchListItemData => {
		placed.add( idOf( item ) );
		const below = ( byParent.get( idOf( item ) ) ?? [] ).filter(
			( child ) => ! placed.has( idOf( child ) )
		);
		below.forEach( ( child ) => placed.add( idOf( child ) ) );
		return { ...item, breadcrumbs: [], children: below.map( place ) };
	};
	const placeAtRoot = ( item: SearchListItemData ) => ( {
		...place( item ),
		breadcrumbs: getNamesAbove( item, all ),
	} );
	const isRoot = ( item: SearchListItemData ) =>
		! listed.has( parentOf( item ) ) || parentOf( item ) === idOf( item );

	const roots = items.filter( isRoot ).map( placeAtRoot );
	// What is left goes round in circles: each is cut at its first item.
	const cut = items.flatMap( ( item ) =>
		placed.has( idOf( item ) ) ? [] : [ placeAtRoot( item ) ]
	);
	return [ ...roots, ...cut ];
}

/** The items of a tree from top to bottom, as they are listed. */
export const flattenTree = (
	tree: readonly SearchListItemData[],
	depth = 0
): PlacedItem[] =>
	tree.flatMap( ( item ) => [
		{ item, depth },
		...flattenTree( item.children ?? [], depth + 1 ),
	] );
