import { useEffect, useState } from '@wordpress/element';
import {
	findOptions,
	getSelectedOptions,
	includesOption,
	stepOption,
} from './find-options';
import { useAnnouncement } from './use-announcement';
import { useSearch } from './use-search';
import type { Selected, SelectControlProps, SelectOption } from './types';

const NOTHING: readonly SelectOption[] = [];

/**
 * What a select control holds and does, without how it looks.
 *
 * @param props See `SelectControlProps`.
 */
export function useSelectControl( props: SelectControlProps ) {
	const {
		options: allOptions,
		selected = NOTHING,
		onChange,
		multiple = false,
		isSearchable = false,
		onSearch,
		getSearchExpression,
		onFilter,
		searchDebounceTime: debounceTime = 0,
		maxResults,
		excludeSelectedOptions = true,
		hideBeforeSearch,
		showAllOnFocus = false,
	} = props;
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const [ query, setQuery ] = useState< string | null >( null );
	/** What the list is about; not what stands in the field right after the focus. */
	const [ sought, setSought ] = useState< string | null >( null );
	const [ active, setActive ] = useState< number | null >( null );
	const search = useSearch( {
		options: allOptions,
		onSearch,
		debounceTime,
	} );

	const chosen = getSelectedOptions( selected, allOptions );
	const isSelected = ( option: SelectOption ) =>
		includesOption( chosen, option );
	const found =
		isOpen && search.status !== 'failed'
			? findOptions( search.options, {
					query: isSearchable ? sought : null,
					hideBeforeSearch,
					getSearchExpression,
					maxResults,
					onFilter,
			  } )
			: NOTHING;
	const options = excludeSelectedOptions
		? found.filter( ( option ) => ! isSelected( option ) )
		: found;

	useAnnouncement( {
		isOpen: isOpen && search.status === 'idle',
		count: options.length,
		subject: sought,
		isAsked: ! hideBeforeSearch || Boolean( sought?.trim() ),
	} );
	useEffect( () => {
		// The list became another one: what was highlighted may be gone.
		setActive( ( index ) =>
			index !== null && index >= options.length ? null : index
		);
	}, [ options.length ] );

	const getPreselected = () => {
		const index = excludeSelectedOptions
			? -1
			: allOptions.findIndex( isSelected );
		return index === -1 ? null : index;
	};
	const open = ( text: string | null, wait?: number ) => {
		setSought( text );
		setActive( text ? null : getPreselected() );
		setIsOpen( true );
		search.search( text, wait );
	};
	const close = () => {
		search.stop();
		setIsOpen( false );
		setActive( null );
	};
	const clearSearch = () => {
		setQuery( null );
		setSought( null );
	};
	const report = ( next: readonly SelectOption[], text?: string | null ) => {
		const isList = multiple || typeof selected !== 'string';
		const value: Selected = isList
			? [ ...next ]
			: String( next[ 0 ]?.key ?? '' );
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
		options,
		chosen,
		status: search.status,
		isSelected,
		highlight: setActive,
		close,
		report,
		/** Looks again after a failure. */
		retry: () => search.search( sought, 0 ),
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
		type: ( text: string ) => {
			setQuery( text );
			open( text );
		},
		reopen: () => open( query ?? '', 0 ),
		escape: () => {
			clearSearch();
			close();
		},
		step: ( direction: 1 | -1 ) =>
			setActive( stepOption( options, active, direction ) ),
		choose: ( option: SelectOption ) => {
			if ( ! isSelected( option ) ) {
				report( multiple ? [ ...chosen, option ] : [ option ], query );
			}
			clearSearch();
			close();
		},
		removeLast: () => report( chosen.slice( 0, -1 ), '' ),
	};
}

export type SelectControlState = ReturnType< typeof useSelectControl >;
