import type { KeyboardEvent, ReactElement } from 'react';
import { useState } from '@wordpress/element';
import { closeOnTab } from '../ellipsis-menu/close-on-tab';
import { moveFocus } from '../ellipsis-menu/move-focus';
import { CardContext } from './card-context';
import type { SummaryNumberProps } from './types';
import { isPageRtl } from '../is-page-rtl';

interface CardMenuProps {
	cards: readonly ReactElement< Partial< SummaryNumberProps > >[];
	/** Class name of the list. */
	className: string;
	label: string;
	/** Whether it is a menu, otherwise a toolbar. */
	isMenu: boolean;
	isVertical: boolean;
	/** Closes the enclosing dropdown. */
	onClose?: () => void;
}

/**
 * Maps a key to the corresponding key of a vertical menu, considering the
 * writing direction.
 */
function toMenuKey( key: string, isVertical: boolean ): string {
	if ( key === 'Home' || key === 'End' ) {
		return key;
	}
	const [ next, previous ] = isPageRtl()
		? [ 'ArrowLeft', 'ArrowRight' ]
		: [ 'ArrowRight', 'ArrowLeft' ];
	if ( key === ( isVertical ? 'ArrowDown' : next ) ) {
		return 'ArrowDown';
	}
	return key === ( isVertical ? 'ArrowUp' : previous ) ? 'ArrowUp' : '';
}

/** The cards that are links, and their buttons. */
const ITEMS = 'a, button';

/**
 * A menu or toolbar of cards that are links. It is a single tab stop at the selected card;
 * arrow keys move between cards.
 *
 * @param props See `CardMenuProps`.
 */
export function CardMenu( {
	cards,
	className,
	label,
	isMenu,
	isVertical,
	onClose,
}: CardMenuProps ) {
	const [ focusedIndex, setFocusedIndex ] = useState< number >();
	const defaultIndex = Math.max(
		cards.findIndex( ( { props } ) => props.selected && props.href ),
		cards.findIndex( ( { props } ) => props.href )
	);
	const current = focusedIndex ?? defaultIndex;

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const item = ( event.target as Element ).closest< HTMLElement >(
			ITEMS
		);
		if (
			item &&
			moveFocus( item, toMenuKey( event.key, isVertical ), [
				...event.currentTarget.querySelectorAll< HTMLElement >( ITEMS ),
			] )
		) {
			event.preventDefault();
		}
	};

	return (
		<div
			role={ isMenu ? 'menu' : 'toolbar' }
			aria-label={ label }
			aria-orientation={ isVertical ? 'vertical' : 'horizontal' }
			// Only the cards are focusable.
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
			onKeyDownCapture={ onClose && closeOnTab( onClose ) }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setFocusedIndex( undefined );
				}
			} }
		>
			<ul className={ className } role="presentation">
				{ cards.map( ( card, index ) => (
					<CardContext.Provider
						key={ card.key ?? index }
						value={ {
							isMenu,
							isTabStop: index === current,
							onFocus: () => setFocusedIndex( index ),
						} }
					>
						{ card }
					</CardContext.Provider>
				) ) }
			</ul>
		</div>
	);
}
