import { speak } from '@wordpress/a11y';
import { Modal } from '@wordpress/components';
import { useDebounce, useInstanceId } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { viewsStore } from '@storedeck/data';
import { useFiltered } from '@storedeck/hooks';
import { getCommandEntries } from './commands';
import { getPageEntries, getViewEntries } from './entries';
import type { Entry } from './entries';
import { findMatches } from './match';
import './style.scss';

/** Delay before results are announced, in milliseconds. */
const ANNOUNCE_DELAY = 400;

const getOwnEntries = () => [ ...getPageEntries(), ...getCommandEntries() ];

/** Results of the search, announced after a delay. */
function useMatches( text: string ) {
	const views = useSelect(
		( select ) => select( viewsStore ).getViews(),
		[]
	);
	const own = useFiltered( getOwnEntries );
	const entries = useMemo(
		() => [ ...own, ...getViewEntries( views ) ],
		[ own, views ]
	);
	const matches = useMemo(
		() => findMatches( entries, text ),
		[ entries, text ]
	);
	const debouncedSpeak = useDebounce( speak, ANNOUNCE_DELAY );
	useEffect( () => {
		debouncedSpeak(
			matches.length === 0
				? __( 'No results.', 'storedeck' )
				: sprintf(
						/* translators: %d: number of results. */
						_n(
							'%d result, use up and down arrow keys to navigate.',
							'%d results, use up and down arrow keys to navigate.',
							matches.length,
							'storedeck'
						),
						matches.length
				  )
		);
	}, [ matches, debouncedSpeak ] );
	return matches;
}

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

/** Command palette of screens, reports and saved views. */
export function Palette( { onClose }: { onClose: () => void } ) {
	const [ text, setText ] = useState( '' );
	const [ index, setIndex ] = useState( 0 );
	const id = useInstanceId( Palette, 'storedeck-palette' );
	const list = useRef< HTMLUListElement >( null );
	const input = useRef< HTMLInputElement >( null );
	const matches = useMatches( text );
	const active = matches[ Math.min( index, matches.length - 1 ) ];

	useEffect( () => {
		input.current?.focus();
	}, [] );
	useEffect( () => {
		list.current
			?.querySelector( '[aria-selected="true"]' )
			?.scrollIntoView?.( { block: 'nearest' } );
	}, [ active ] );

	const go = ( entry: Entry ) => {
		onClose();
		entry.open();
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.nativeEvent.isComposing ) {
			return;
		}
		if ( event.key === 'Enter' && active ) {
			event.preventDefault();
			go( active );
			return;
		}
		const target =
			matches.length > 0
				? getTarget( event.key, index, matches.length )
				: undefined;
		if ( target !== undefined ) {
			event.preventDefault();
			setIndex( target );
		}
	};
	const optionId = ( entry: Entry ) =>
		`${ id }-${ matches.indexOf( entry ) }`;

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
				aria-label={ __(
					'Search screens, reports, and views',
					'storedeck'
				) }
				placeholder={ __(
					'Search screens, reports, and views',
					'storedeck'
				) }
				aria-expanded={ matches.length > 0 }
				aria-controls={ id }
				aria-autocomplete="list"
				aria-activedescendant={ active && optionId( active ) }
				autoComplete="off"
				spellCheck={ false }
				value={ text }
				onChange={ ( { target } ) => {
					setText( target.value );
					setIndex( 0 );
				} }
				onKeyDown={ onKeyDown }
			/>
			{ matches.length === 0 && (
				<p className="storedeck-palette__nothing">
					{ __( 'No results.', 'storedeck' ) }
				</p>
			) }
			<ul
				ref={ list }
				id={ id }
				role="listbox"
				aria-label={ __( 'Results', 'storedeck' ) }
				className="storedeck-palette__list"
				hidden={ matches.length === 0 }
			>
				{ matches.map( ( entry ) => (
					// The focus stays in the field (`aria-activedescendant`).
					<li
						key={ entry.id }
						id={ optionId( entry ) }
						role="option"
						aria-selected={ entry === active }
						className="storedeck-palette__option"
						onMouseDown={ ( event ) => event.preventDefault() }
						onClick={ () => go( entry ) }
						onKeyDown={ onKeyDown }
					>
						<span>{ entry.label }</span>
						<span className="storedeck-palette__group">
							{ entry.group }
						</span>
					</li>
				) ) }
			</ul>
		</Modal>
	);
}
