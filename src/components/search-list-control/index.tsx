import { speak } from '@wordpress/a11y';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { classNames } from '../class-names';
import { TextControl } from '../text-control';
import { useLatest } from '../use-latest';
import { Items } from './items';
import { getMessages } from './messages';
import { Selected } from './selected';
import { useRestoreFocus } from './use-restore-focus';
import type { SearchListControlProps, SearchListItemData } from './types';
import './style.scss';

export { SearchListItem } from './item';
export type {
	RenderItemArgs,
	SearchListControlProps,
	SearchListItemData,
	SearchListItemProps,
	SearchListMessages,
} from './types';

/** Delay in ms between typing and the announcement. */
const SPEAK_DELAY = 500;

/** Announces that the list has changed, but not the initial list. */
function useUpdateAnnouncement( text: string, search: string, list: unknown ) {
	const isFirst = useRef( true );
	const message = useLatest( text );
	useEffect( () => {
		if ( isFirst.current ) {
			isFirst.current = false;
			return;
		}
		const timer = setTimeout( () => speak( message.current ), SPEAK_DELAY );
		return () => clearTimeout( timer );
	}, [ search, list, message ] );
}

const EMPTY_LIST: readonly SearchListItemData[] = [];

/**
 * A searchable list to select one or more items.
 *
 * @param props See `SearchListControlProps`.
 *
 * @example
 * <SearchListControl
 *   list={ [ { id: 1, name: 'Mugs' }, { id: 2, name: 'Red mugs', parent: 1 } ] }
 *   isHierarchical
 *   selected={ selected }
 *   onChange={ setSelected }
 * />
 */
export function SearchListControl( {
	list = EMPTY_LIST,
	selected,
	onChange,
	onSearch,
	search: initialSearch = '',
	isSingle = false,
	isHierarchical,
	isCompact = false,
	isLoading = false,
	messages: customMessages,
	renderItem,
	className,
}: SearchListControlProps ) {
	const controlId = useInstanceId( SearchListControl );
	const [ search, setSearch ] = useState( initialSearch );
	const messages = getMessages( customMessages );
	useUpdateAnnouncement( messages.updated, search, list );
	const root = useRef< HTMLDivElement >( null );
	const prepareRemoval = useRestoreFocus( root, selected );

	const latestOnSearch = useLatest( onSearch );
	useEffect(
		() => latestOnSearch.current?.( search ),
		[ search, latestOnSearch ]
	);

	const isSelected = ( { id }: SearchListItemData ) =>
		selected.some( ( item ) => item.id === id );
	const remove =
		( { id }: SearchListItemData ) =>
		() =>
			onChange( selected.filter( ( item ) => item.id !== id ) );
	const select = ( item: SearchListItemData ) => {
		if ( isSelected( item ) ) {
			return remove( item );
		}
		return () => onChange( isSingle ? [ item ] : [ ...selected, item ] );
	};

	return (
		<div
			ref={ root }
			className={ classNames(
				'woocommerce-search-list',
				className,
				isCompact && 'is-compact'
			) }
		>
			{ ! isSingle && ! isLoading && (
				<Selected
					selected={ selected }
					messages={ messages }
					onRemove={ ( item ) => () => {
						prepareRemoval( selected.indexOf( item ) );
						remove( item )();
					} }
					onClear={ () => {
						prepareRemoval( 0 );
						onChange( [] );
					} }
				/>
			) }
			<div className="woocommerce-search-list__search">
				<TextControl
					type="search"
					label={ messages.search }
					value={ search }
					onChange={ setSearch }
				/>
			</div>
			<Items
				list={ list }
				search={ search }
				isSingle={ isSingle }
				isHierarchical={ isHierarchical }
				isLoading={ isLoading }
				isSelected={ isSelected }
				onSelect={ select }
				controlId={ controlId }
				messages={ messages }
				renderItem={ renderItem }
			/>
		</div>
	);
}
