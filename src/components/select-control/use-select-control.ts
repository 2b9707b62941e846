import { useEffect, useMemo, useState } from '@wordpress/element';
import {
	findOptions,
	getSelectedOptions,
	stepOption,
	toKey,
} from './find-options';
import { getWords } from './option-words';
import { sayChange } from './say-change';
import { useAnnouncement } from './use-announcement';
import { useSearch } from './use-search';
import type { Selected, SelectControlProps, SelectOption } from './types';

const NOTHING: readonly SelectOption[] = [];

/** The highlighted option: by its key, since the list may become another one. */
interface Highlight {
	key: string;
	/** Whether the list moves to bring it into view; not below a pointer. */
	isFollowed: boolean;
}

/** What is listed, worked out anew only when something about it changed. */
function useListed(
	props: SelectControlProps,
	found: readonly SelectOption[],
	query: string | null
) {
	const {
		options: allOptions,
		selected = NOTHING,
		excludeSelectedOptions = true,
		hideBeforeSearch,
		getSearchExpression,
		maxResults,
		onFilter,
	} = props;
	const chosen = useMemo(
		() => getSelectedOptions( selected, allOptions ),
		[ selected, allOptions ]
	);
	const chosenKeys = useMemo(
		() => new Set( chosen.map( toKey ) ),
		[ chosen ]
	);
	const fitting = useMemo(
		() =>
			found.length === 0 && ! onFilter
				? NOTHING
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
			excludeSelectedOptions && chosenKeys.size > 0
				? fitting.filter(
						( option ) => ! chosenKeys.has( toKey( option ) )
				  )
				: fitting,
		[ fitting, excludeSelectedOptions, chosenKeys ]
	);
	return {
		chosen,
		options,
		isSelected: ( option: SelectOption ) =>
			chosenKeys.has( toKey( option ) ),
	};
}

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
		searchDebounceTime: debounceTime = 0,
		excludeSelectedOptions = true,
		hideBeforeSearch,
		showAllOnFocus = false,
	} = props;
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const [ query, setQuery ] = useState< string | null >( null );
	/** What the list is about; not what stands in the field right after the focus. */
	const [ sought, setSought ] = useState< string | null >( null );
	const [ highlighted, setHighlighted ] = useState< Highlight | null >(
		null
	);
	const search = useSearch( {
		options: allOptions,
		onSearch,
		debounceTime,
	} );
	const isListed = isOpen && search.status !== 'failed';
	const listed = useListed(
		props,
		search.options,
		isSearchable ? sought : null
	);
	const { chosen, isSelected } = listed;
	const options = isListed ? listed.options : NOTHING;
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
		// Of a long list that takes a moment, which the first letter must not wait for.
		const timer = setTimeout( () => getWords( found ), 0 );
		return () => clearTimeout( timer );
	}, [ isFocused, isSearchable, found ] );

	useAnnouncement( {
		isOpen: isOpen && search.status === 'idle',
		count: options.length,
		subject: sought,
		isAsked: ! hideBeforeSearch || Boolean( sought?.trim() ),
	} );

	const highlight = ( option: SelectOption | undefined, isFollowed = true ) =>
		setHighlighted( option ? { key: toKey( option ), isFollowed } : null );
	const open = ( text: string | null, wait?: number ) => {
		setSought( text );
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
		setSought( null );
	};
	const isList = multiple || typeof selected !== 'string';
	const report = ( next: readonly SelectOption[], text?: string | null ) => {
		const value: Selected = isList
			? [ ...next ]
			: String( next[ 0 ]?.key ?? '' );
		if ( isList ) {
			sayChange( chosen, next );
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
		isActiveFollowed: highlighted?.isFollowed ?? true,
		options,
		chosen,
		status: search.status,
		isSelected,
		/** Highlights what the pointer is on. */
		point: ( option: SelectOption ) => highlight( option, false ),
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
		step: ( direction: 1 | -1 ) => {
			const index = stepOption( options, active, direction );
			highlight( index === null ? undefined : options[ index ] );
		},
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
