import { speak } from '@wordpress/a11y';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useFiltered } from '@storedeck/hooks';
import { getDefaultSections, getPinnedSection } from './default-sections';
import { usePinnedViews } from './pinned/use-pinned-views';
import {
	addSection,
	moveSection,
	readSections,
	removeSection,
	renameSection,
	toggleBlock,
	writeSections,
} from './sections';
import type { SectionState } from './types';
import { useDashboardPreferences } from './use-dashboard-preferences';

/** The element to focus after the sections have changed. */
type FocusTarget = { section: string } | 'add';

const MENU = '.woocommerce-ellipsis-menu__toggle';

function getFocusable( root: HTMLElement, target: FocusTarget ) {
	if ( target === 'add' ) {
		return root.querySelector< HTMLElement >(
			'.storedeck-overview__add button'
		);
	}
	const section = root.querySelector< HTMLElement >(
		`[data-section="${ CSS.escape( target.section ) }"]`
	);
	return section?.querySelector< HTMLElement >( MENU ) ?? section;
}

/** The user's sections and the actions for them. Changes are announced and move the focus. */
export function useSections() {
	const defaults = useFiltered( getDefaultSections );
	const { pinned, error } = usePinnedViews();
	const hasViews = pinned.length > 0 || error !== undefined;
	const definitions = useMemo(
		() => ( hasViews ? [ getPinnedSection(), ...defaults ] : defaults ),
		[ hasViews, defaults ]
	);
	const [ preferences, save ] = useDashboardPreferences();
	const saved = preferences.dashboard_sections;
	const sections = useMemo(
		() => readSections( definitions, saved ),
		[ definitions, saved ]
	);
	const visible = sections.filter( ( { isVisible } ) => isVisible );
	const root = useRef< HTMLDivElement >( null );
	const focusTarget = useRef< FocusTarget >();

	const moveFocus = () => {
		if ( root.current && focusTarget.current ) {
			getFocusable( root.current, focusTarget.current )?.focus();
		}
		focusTarget.current = undefined;
	};
	useEffect( moveFocus, [ sections ] );

	const change = ( next: SectionState[], message?: string ) => {
		save( {
			dashboard_sections: writeSections( next, definitions, saved ),
		} );
		if ( message ) {
			speak( message );
		}
	};
	const getTitle = ( key: string ) =>
		sections.find( ( section ) => section.key === key )?.title ?? '';

	return {
		root,
		visible,
		hidden: sections.filter( ( { isVisible } ) => ! isVisible ),
		move: ( key: string, by: -1 | 1 ) => {
			const next = moveSection( sections, key, by );
			const shown = next.filter( ( { isVisible } ) => isVisible );
			focusTarget.current = { section: key };
			change(
				next,
				sprintf(
					/* translators: 1: title of a section, 2: its position, 3: number of sections. */
					__( '%1$s moved to position %2$d of %3$d.', 'storedeck' ),
					getTitle( key ),
					shown.findIndex( ( section ) => section.key === key ) + 1,
					shown.length
				)
			);
		},
		remove: ( key: string ) => {
			const at = visible.findIndex( ( section ) => section.key === key );
			const neighbor = visible[ at + 1 ] ?? visible[ at - 1 ];
			focusTarget.current = neighbor ? { section: neighbor.key } : 'add';
			change(
				removeSection( sections, key ),
				sprintf(
					/* translators: %s: title of a section. */
					__( '%s removed.', 'storedeck' ),
					getTitle( key )
				)
			);
		},
		add: ( key: string ) => {
			focusTarget.current = { section: key };
			change(
				addSection( sections, key ),
				sprintf(
					/* translators: %s: title of a section. */
					__( '%s added.', 'storedeck' ),
					getTitle( key )
				)
			);
		},
		rename: ( key: string, title: string ) =>
			change( renameSection( sections, definitions, key, title ) ),
		/** Focuses the menu of a section. */
		focus: ( key: string ) => {
			focusTarget.current = { section: key };
			// The form still has the focus.
			window.setTimeout( moveFocus );
		},
		toggleBlock: ( key: string, block: string ) =>
			change( toggleBlock( sections, key, block ) ),
	};
}
