import { speak } from '@wordpress/a11y';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { classNames } from '../class-names';
import { TextControl } from '../text-control';
import { Items } from './items';
import { getMessages } from './messages';
import { Selected } from './selected';
import { useKeptFocus } from './use-kept-focus';
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

/** Time in ms for which typing rests before a change is spoken. */
const SPEAK_DELAY = 500;

/** Says that the list has changed once it has settled, not when it appears. */
function useUpdatesSpoken( text: string, search: string, list: unknown ) {
	const isFirst = useRef( true );
	const message = useRef( text );
	message.current = text;
	useEffect( () => {
		if ( isFirst.current ) {
			isFirst.current = false;
			return;
		}
		const timer = setTimeout( () => speak( message.current ), SPEAK_DELAY );
		return () => clearTimeout( timer );
	}, [ search, list ] );
}

const NOTHING: readonly SearchListItemData[] = [];

/**
 * A list to choose from, one item or many, with a field that narrows it.
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
	list = NOTHING,
	selected,
	onChange,
	onSearch,
	search: initialSearch = '',
	isSingle = false,
	isHierarchical,
	isCompact = false,
	isLoading = false,
	messages: ownMessages,
	renderItem,
	className,
}: SearchListControlProps ) {
	const controlId = useInstanceId( SearchListControl );
	const [ search, setSearch ] = useState( initialSearch );
	const messages = getMessages( ownMessages );
	useUpdatesSpoken( messages.updated, search, list );
	const root = useRef< HTMLDivElement >( null );
	const willRemove = useKeptFocus( root, selected );

	const tell = useRef( onSearch );
	tell.current = onSearch;
	useEffect( () => tell.current?.( search ), [ search ] );

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
						willRemove( selected.indexOf( item ) );
						remove( item )();
					} }
					onClear={ () => {
						willRemove( 0 );
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
