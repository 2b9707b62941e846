import { Modal } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { Entry } from './entries';
import { Option } from './option';
import { getRecentEntries } from './recent';
import { useStoreSearch } from './search/use-store-search';
import type { SearchGroup } from './search/search-group';
import { useAnnouncedResults } from './use-announced-results';
import { useMatches } from './use-matches';
import './style.scss';

/** Index that a key moves to, or undefined. */
function getTarget( key: string, index: number, count: number ) {
	switch ( key ) {
		case 'ArrowDown':
			return ( index + 1 ) % count;
		case 'ArrowUp':
			return ( index - 1 + count ) % count;
		case 'PageDown':
			return Math.min( index + 8, count - 1 );
		case 'PageUp':
			return Math.max( index - 8, 0 );
		default:
			return undefined;
	}
}

const RETRY = 'retry:';

/** The results of a group; when it failed, an option that searches again. */
const getGroupEntries = ( group: SearchGroup ): readonly Entry[] =>
	group.failure
		? [
				{
					id: `${ RETRY }${ group.id }`,
					label: sprintf(
						/* translators: %s: error message, a sentence. */
						__( '%s Try again', 'storedeck' ),
						group.failure
					),
					group: '',
					open: group.retry,
				},
		  ]
		: group.entries;

/** Command palette: recent screens, screens, actions, saved views, metrics, periods, and the data of the store. */
export function Palette( { onClose }: { onClose: () => void } ) {
	const [ text, setText ] = useState( '' );
	/** Id of the active option; results that arrive must not change it. */
	const [ activeId, setActiveId ] = useState< string >();
	const id = useInstanceId( Palette, 'storedeck-palette' );
	const list = useRef< HTMLDivElement >( null );
	const input = useRef< HTMLInputElement >( null );
	const { byLabel, byGroup } = useMatches( text );
	const groups = useStoreSearch( text );
	const [ visited ] = useState( getRecentEntries );
	const recent = text.trim() === '' ? visited : [];
	const entries = [
		...recent,
		...byLabel,
		...groups.flatMap( getGroupEntries ),
		...byGroup,
	];
	const index = Math.max(
		0,
		entries.findIndex( ( entry ) => entry.id === activeId )
	);
	const active = entries[ index ];
	const isSearching = groups.some( ( group ) => group.isSearching );
	useAnnouncedResults(
		text,
		entries.filter( ( entry ) => ! entry.id.startsWith( RETRY ) ).length,
		isSearching,
		groups.flatMap( ( { failure } ) => failure ?? [] )
	);

	useEffect( () => {
		input.current?.focus();
	}, [] );
	useEffect( () => {
		list.current
			?.querySelector( '[aria-selected="true"]' )
			?.scrollIntoView?.( { block: 'nearest' } );
	}, [ active?.id ] );

	const select = ( entry: Entry ) => {
		if ( ! entry.id.startsWith( RETRY ) ) {
			onClose();
		}
		entry.open();
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' && active ) {
			event.preventDefault();
			select( active );
			return;
		}
		const target =
			entries.length > 0
				? getTarget( event.key, index, entries.length )
				: undefined;
		if ( target !== undefined ) {
			event.preventDefault();
			setActiveId( entries[ target ]?.id );
		}
	};
	const optionId = ( entry: Entry ) => `${ id }-${ entry.id }`;
	const renderOption = ( entry: Entry ) => (
		<Option
			key={ entry.id }
			id={ optionId( entry ) }
			entry={ entry }
			isActive={ entry === active }
			onSelect={ select }
			onKeyDown={ onKeyDown }
		/>
	);
	const renderScreens = ( screens: readonly Entry[] ) =>
		screens.length > 0 && (
			<ul role="group" aria-label={ __( 'Screens', 'storedeck' ) }>
				{ screens.map( renderOption ) }
			</ul>
		);
	const renderGroup = (
		name: string,
		heading: string,
		options: readonly Entry[]
	) =>
		options.length > 0 && (
			<ul
				key={ name }
				role="group"
				aria-labelledby={ `${ id }-${ name }` }
			>
				<li
					id={ `${ id }-${ name }` }
					role="presentation"
					className="storedeck-palette__heading"
				>
					{ heading }
				</li>
				{ options.map( renderOption ) }
			</ul>
		);
	const label = __(
		'Search screens, actions, metrics, and the data of your store',
		'storedeck'
	);

	return (
		<Modal
			className="storedeck-palette"
			title={ __( 'Search', 'storedeck' ) }
			onRequestClose={ onClose }
		>
			<input
				ref={ input }
				type="text"
				role="combobox"
				className="storedeck-palette__input"
				aria-label={ label }
				placeholder={ label }
				aria-expanded={ entries.length > 0 }
				aria-controls={ id }
				aria-autocomplete="list"
				aria-activedescendant={ active && optionId( active ) }
				autoComplete="off"
				spellCheck={ false }
				value={ text }
				onChange={ ( { target } ) => {
					setText( target.value );
					setActiveId( undefined );
				} }
				onKeyDown={ onKeyDown }
			/>
			<div
				ref={ list }
				id={ id }
				role="listbox"
				aria-label={ __( 'Results', 'storedeck' ) }
				className="storedeck-palette__list"
				hidden={ entries.length === 0 }
			>
				{ renderGroup( 'recent', __( 'Recent', 'storedeck' ), recent ) }
				{ recent.length > 0
					? renderGroup(
							'screens',
							__( 'Screens', 'storedeck' ),
							byLabel
					  )
					: renderScreens( byLabel ) }
				{ groups.map( ( group ) =>
					renderGroup(
						group.id,
						group.label,
						getGroupEntries( group )
					)
				) }
				{ renderScreens( byGroup ) }
			</div>
			{ ( isSearching || entries.length === 0 ) && (
				<p className="storedeck-palette__nothing">
					{ isSearching
						? __( 'Searching…', 'storedeck' )
						: __( 'No results.', 'storedeck' ) }
				</p>
			) }
		</Modal>
	);
}
