import { useEffect, useMemo, useState } from '@wordpress/element';
import {
	findOptions,
	getSelectedOptions,
	stepOption,
	toKey,
} from './find-options';
import { getSearchTexts } from './search-text';
import { announceChange } from './announce-change';
import { useAnnouncement } from './use-announcement';
import { useSearch } from './use-search';
import type { ControlProps, Selected, SelectOption } from './types';

const NO_OPTIONS: readonly SelectOption[] = [];

/** The highlighted option. Identified by key, because the list can change. */
interface Highlight {
	key: string;
	/** Whether to scroll it into view; false for a pointer. */
	shouldScroll: boolean;
}

/**
 * Returns the selected options and the list, memoized because lists can be
 * long.
 */
function useListOptions(
	props: ControlProps,
	found: readonly SelectOption[],
	query: string | null
) {
	const {
		options: allOptions,
		selected,
		excludeSelectedOptions = true,
		hideBeforeSearch,
		getSearchExpression,
		maxResults,
		onFilter,
	} = props;
	const selectedOptions = useMemo(
		() => getSelectedOptions( selected, allOptions ),
		[ selected, allOptions ]
	);
	const selectedKeys = useMemo(
		() => new Set( selectedOptions.map( toKey ) ),
		[ selectedOptions ]
	);
	const matches = useMemo(
		() =>
			found.length === 0 && ! onFilter
				? NO_OPTIONS
				: findOptions( found, {
						query,
						hideBeforeSearch,
						getSearchExpression,
						maxResults,
						onFilter,
				  } ),
		[
			found,
			query,
			hideBeforeSearch,
			getSearchExpression,
			maxResults,
			onFilter,
		]
	);
	const options = useMemo(
		() =>
			excludeSelectedOptions && selectedKeys.size > 0
				? matches.filter(
						( option ) => ! selectedKeys.has( toKey( option ) )
				  )
				: matches,
		[ matches, excludeSelectedOptions, selectedKeys ]
	);
	return {
		selectedOptions,
		options,
		isSelected: ( option: SelectOption ) =>
			selectedKeys.has( toKey( option ) ),
	};
}

/**
 * The state of a select control.
 *
 * @param props See `SelectControlProps`.
 */
export function useSelectControl( props: ControlProps ) {
	const {
		options: allOptions,
		selected,
		onChange,
		multiple = false,
		isSearchable = false,
		onSearch,
		searchDebounceTime: debounceTime = 0,
		excludeSelectedOptions = true,
		hideBeforeSearch,
		showAllOnFocus = false,
	} = props;
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const [ query, setQuery ] = useState< string | null >( null );
	/**
	 * The query of the list; differs from the text of the field right after
	 * focus.
	 */
	const [ listQuery, setListQuery ] = useState< string | null >( null );
	const [ highlighted, setHighlighted ] = useState< Highlight | null >(
		null
	);
	const search = useSearch( {
		options: allOptions,
		onSearch,
		debounceTime,
	} );
	const isListed = isOpen && search.status !== 'failed';
	const listed = useListOptions(
		props,
		search.options,
		isSearchable ? listQuery : null
	);
	const { selectedOptions, isSelected } = listed;
	const options = isListed ? listed.options : NO_OPTIONS;
	const active = useMemo( () => {
		const index = highlighted
			? options.findIndex(
					( option ) => toKey( option ) === highlighted.key
			  )
			: -1;
		return index === -1 ? null : index;
	}, [ options, highlighted ] );

	const found = search.options;
	useEffect( () => {
		if ( ! isFocused || ! isSearchable ) {
			return undefined;
		}
		// Computing search texts of a long list takes a moment. It is done
		// before the first key press.
		const timer = setTimeout( () => getSearchTexts( found ), 0 );
		return () => clearTimeout( timer );
	}, [ isFocused, isSearchable, found ] );

	useAnnouncement( {
		isOpen: isOpen && search.status === 'idle',
		count: options.length,
		query: listQuery,
		hasQuery: ! hideBeforeSearch || Boolean( listQuery?.trim() ),
	} );

	const highlight = (
		option: SelectOption | undefined,
		shouldScroll = true
	) =>
		setHighlighted(
			option ? { key: toKey( option ), shouldScroll } : null
		);
	const open = ( text: string | null, wait?: number ) => {
		setListQuery( text );
		highlight(
			text || excludeSelectedOptions
				? undefined
				: allOptions.find( isSelected )
		);
		setIsOpen( true );
		search.search( text, wait );
	};
	const close = () => {
		search.stop();
		setIsOpen( false );
		setHighlighted( null );
	};
	const clearSearch = () => {
		setQuery( null );
		setListQuery( null );
	};
	const isList = multiple || typeof selected !== 'string';
	const changeSelection = (
		next: readonly SelectOption[],
		text?: string | null
	) => {
		const value: Selected = isList
			? [ ...next ]
			: String( next[ 0 ]?.key ?? '' );
		if ( isList ) {
			announceChange( selectedOptions, next );
		}
		if ( text === undefined ) {
			onChange?.( value );
		} else {
			onChange?.( value, text );
		}
	};

	return {
		isOpen,
		isFocused,
		query,
		active,
		shouldScrollToActive: highlighted?.shouldScroll ?? true,
		options,
		selectedOptions,
		status: search.status,
		isSelected,
		/** Highlights the option below the pointer. */
		highlightOption: ( option: SelectOption ) => highlight( option, false ),
		close,
		changeSelection,
		/** Searches again after an error. */
		retry: () => search.search( listQuery, 0 ),
		focus: () => {
			setIsFocused( true );
			if ( ! isFocused ) {
				open( showAllOnFocus || ! isSearchable ? '' : query ?? '', 0 );
			}
		},
		blur: () => {
			setIsFocused( false );
			clearSearch();
			close();
		},
		changeQuery: ( text: string ) => {
			setQuery( text );
			open( text );
		},
		openWithQuery: () => open( query ?? '', 0 ),
		escape: () => {
			clearSearch();
			close();
		},
		moveHighlight: ( direction: 1 | -1 ) => {
			const index = stepOption( options, active, direction );
			highlight( index === null ? undefined : options[ index ] );
		},
		selectOption: ( option: SelectOption ) => {
			if ( ! isSelected( option ) ) {
				changeSelection(
					multiple ? [ ...selectedOptions, option ] : [ option ],
					query
				);
			}
			clearSearch();
			close();
		},
		removeLast: () => changeSelection( selectedOptions.slice( 0, -1 ), '' ),
	};
}

export type SelectControlState = ReturnType< typeof useSelectControl >;
