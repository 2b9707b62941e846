import { speak } from '@wordpress/a11y';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getDefaultSections } from './default-sections';
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

/** Where the focus goes once the sections are as they are wanted. */
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

/**
 * The sections of the overview as the user wants them, and what changes them.
 * Whatever moves is told, and the focus goes along.
 */
export function useSections() {
	const definitions = useMemo( getDefaultSections, [] );
	const [ preferences, save ] = useDashboardPreferences();
	const saved = preferences.dashboard_sections;
	const sections = useMemo(
		() => readSections( definitions, saved ),
		[ definitions, saved ]
	);
	const visible = sections.filter( ( { isVisible } ) => isVisible );
	const root = useRef< HTMLDivElement >( null );
	const focusTarget = useRef< FocusTarget >();

	const focusTargetNow = () => {
		if ( root.current && focusTarget.current ) {
			getFocusable( root.current, focusTarget.current )?.focus();
		}
		focusTarget.current = undefined;
	};
	useEffect( focusTargetNow, [ sections ] );

	const change = ( next: SectionState[], message?: string ) => {
		save( {
			dashboard_sections: writeSections( next, definitions, saved ),
		} );
		if ( message ) {
			speak( message );
		}
	};
	const titleOf = ( key: string ) =>
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
					/* translators: 1: title of a section, 2: its new place, 3: number of sections. */
					__( '%1$s moved to place %2$d of %3$d', 'storedeck' ),
					titleOf( key ),
					shown.findIndex( ( section ) => section.key === key ) + 1,
					shown.length
				)
			);
		},
		remove: ( key: string ) => {
			const at = visible.findIndex( ( section ) => section.key === key );
			const neighbour = visible[ at + 1 ] ?? visible[ at - 1 ];
			focusTarget.current = neighbour
				? { section: neighbour.key }
				: 'add';
			change(
				removeSection( sections, key ),
				sprintf(
					/* translators: %s: title of a section. */
					__( '%s removed', 'storedeck' ),
					titleOf( key )
				)
			);
		},
		add: ( key: string ) => {
			focusTarget.current = { section: key };
			change(
				addSection( sections, key ),
				sprintf(
					/* translators: %s: title of a section. */
					__( '%s added', 'storedeck' ),
					titleOf( key )
				)
			);
		},
		rename: ( key: string, title: string ) =>
			change( renameSection( sections, definitions, key, title ) ),
		/** Brings the focus to the menu of a section. */
		focus: ( key: string ) => {
			focusTarget.current = { section: key };
			// The form that has the focus is still there.
			window.setTimeout( focusTargetNow );
		},
		toggleBlock: ( key: string, block: string ) =>
			change( toggleBlock( sections, key, block ) ),
	};
}
