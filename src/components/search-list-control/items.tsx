import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../spinner';
import { buildTree, flattenTree } from './build-tree';
import { SearchListItem } from './item';
import type {
	RenderItemArgs,
	SearchListControlProps,
	SearchListItemData,
	SearchListMessages,
} from './types';

interface ItemsProps
	extends Pick<
			RenderItemArgs,
			'controlId' | 'isSingle' | 'onSelect' | 'search'
		>,
		Pick<
			SearchListControlProps,
			'isHierarchical' | 'isLoading' | 'renderItem'
		> {
	list: readonly SearchListItemData[];
	isSelected: ( item: SearchListItemData ) => boolean;
	messages: SearchListMessages;
}

const renderDefaultItem = ( args: RenderItemArgs ) => (
	<SearchListItem { ...args } />
);

/** Returns the items whose name contains the search text, ignoring case. */
function filterByName( list: readonly SearchListItemData[], search: string ) {
	const searchText = search.trim().toLowerCase();
	return searchText
		? list.filter( ( { name } ) =>
				decodeEntities( name ).toLowerCase().includes( searchText )
		  )
		: list;
}

/**
 * The items, or a message if there are none.
 *
 * @param props See `ItemsProps`.
 */
export function Items( {
	list,
	search,
	isHierarchical = false,
	isLoading = false,
	isSelected,
	messages,
	renderItem = renderDefaultItem,
	...args
}: ItemsProps ) {
	const items = useMemo( () => {
		const found = filterByName( list, search );
		return isHierarchical
			? flattenTree( buildTree( found, list ) )
			: found.map( ( item ) => ( { item, depth: 0 } ) );
	}, [ list, search, isHierarchical ] );

	if ( isLoading ) {
		return (
			<div
				className="woocommerce-search-list__list is-loading"
				aria-busy="true"
			>
				<Spinner />
				<span className="screen-reader-text">
					{ __( 'Loading items…', 'storedeck' ) }
				</span>
			</div>
		);
	}
	if ( items.length === 0 ) {
		return (
			<div className="woocommerce-search-list__list is-not-found">
				<span className="woocommerce-search-list__not-found-text">
					{ search.trim()
						? messages.noResults.replace( /%(1\$)?s/, () => search )
						: messages.noItems }
				</span>
			</div>
		);
	}
	return (
		<ul className="woocommerce-search-list__list">
			{ items.map( ( { item, depth } ) => (
				<li key={ item.id }>
					{ renderItem( {
						...args,
						item,
						depth,
						search,
						isSelected: isSelected( item ),
					} ) }
				</li>
			) ) }
		</ul>
	);
}
