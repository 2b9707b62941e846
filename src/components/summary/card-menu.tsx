import type { KeyboardEvent, ReactElement } from 'react';
import { useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { closeOnTab } from '../ellipsis-menu/close-on-tab';
import { moveFocus } from '../ellipsis-menu/move-focus';
import { CardContext } from './card-context';
import type { SummaryNumberProps } from './types';

interface CardMenuProps {
	cards: readonly ReactElement< Partial< SummaryNumberProps > >[];
	/** Class name of the list. */
	className: string;
	label: string;
	isVertical: boolean;
	/** Closes the menu, where it is in a dropdown. */
	onClose?: () => void;
}

/** The direction of a key in reading order, in the words of a vertical menu. */
function readKey( key: string, isVertical: boolean ): string {
	if ( key === 'Home' || key === 'End' ) {
		return key;
	}
	const [ next, previous ] = isRTL()
		? [ 'ArrowLeft', 'ArrowRight' ]
		: [ 'ArrowRight', 'ArrowLeft' ];
	if ( key === ( isVertical ? 'ArrowDown' : next ) ) {
		return 'ArrowDown';
	}
	return key === ( isVertical ? 'ArrowUp' : previous ) ? 'ArrowUp' : '';
}

/**
 * Cards that are links as a menu: one stop for the Tab key, at the selected
 * card; the arrow keys walk through the cards.
 *
 * @param props See `CardMenuProps`.
 */
export function CardMenu( {
	cards,
	className,
	label,
	isVertical,
	onClose,
}: CardMenuProps ) {
	const [ focused, setFocused ] = useState< number >();
	const home = Math.max(
		cards.findIndex( ( { props } ) => props.selected && props.href ),
		cards.findIndex( ( { props } ) => props.href )
	);
	const current = focused ?? home;

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const item = ( event.target as Element ).closest< HTMLElement >(
			'[role="menuitem"]'
		);
		if ( item && moveFocus( item, readKey( event.key, isVertical ) ) ) {
			event.preventDefault();
		}
	};

	return (
		<div
			role="menu"
			aria-label={ label }
			aria-orientation={ isVertical ? 'vertical' : 'horizontal' }
			// Its cards are what gets the focus.
			tabIndex={ -1 }
			onKeyDown={ onKeyDown }
			onKeyDownCapture={ onClose && closeOnTab( onClose ) }
			onBlur={ ( { currentTarget, relatedTarget } ) => {
				if ( ! currentTarget.contains( relatedTarget ) ) {
					setFocused( undefined );
				}
			} }
		>
			<ul className={ className } role="presentation">
				{ cards.map( ( card, index ) => (
					<CardContext.Provider
						key={ card.key ?? index }
						value={ {
							isTabStop: index === current,
							onFocus: () => setFocused( index ),
						} }
					>
						{ card }
					</CardContext.Provider>
				) ) }
			</ul>
		</div>
	);
}
