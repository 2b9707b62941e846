import { __ } from '@wordpress/i18n';
import { useRef } from '@wordpress/element';
import type { KeyboardEvent } from 'react';

import { classNames } from '../../class-names';
import type { ChartType } from '../types';
import { isPageRtl } from '../../is-page-rtl';

const ICONS: Record< ChartType, string > = {
	line: 'M3 17.5 9 11l4 4 7.5-8.5 1 .9L13 17l-4-4-5 5.5z',
	bar: 'M4 13h4v7H4zm6-9h4v16h-4zm6 5h4v11h-4z',
	stacked:
		'M4 16h4v4H4zm0-5h4v4H4zm6 3h4v6h-4zm0-10h4v9h-4zm6 11h4v5h-4zm0-6h4v5h-4z',
};

function getTitle( type: ChartType ): string {
	switch ( type ) {
		case 'line':
			return __( 'Line chart', 'storedeck' );
		case 'bar':
			return __( 'Bar chart', 'storedeck' );
		default:
			return __( 'Stacked bar chart', 'storedeck' );
	}
}

interface TypeToggleProps {
	type: ChartType;
	types: readonly ChartType[];
	onChange: ( type: ChartType ) => void;
}

/** A toggle between the types of a chart with a single tab stop. */
export function TypeToggle( { type, types, onChange }: TypeToggleProps ) {
	const bar = useRef< HTMLDivElement >( null );

	const moveFocus = ( event: KeyboardEvent< HTMLDivElement > ) => {
		const buttons = Array.from(
			bar.current?.querySelectorAll( 'button' ) ?? []
		);
		const current = buttons.findIndex(
			( button ) => button === event.target
		);
		const forward = isPageRtl() ? 'ArrowLeft' : 'ArrowRight';
		const backward = isPageRtl() ? 'ArrowRight' : 'ArrowLeft';
		const steps: Record< string, number > = {
			[ forward ]: current + 1,
			[ backward ]: current - 1 + buttons.length,
			Home: 0,
			End: buttons.length - 1,
		};
		const next = steps[ event.key ];
		if ( current !== -1 && next !== undefined ) {
			event.preventDefault();
			buttons[ next % buttons.length ]?.focus();
		}
	};

	return (
		// Only the buttons are focusable.
		<div
			ref={ bar }
			className="woocommerce-chart__types"
			role="menubar"
			tabIndex={ -1 }
			aria-label={ __( 'Chart type', 'storedeck' ) }
			aria-orientation="horizontal"
			onKeyDown={ moveFocus }
		>
			{ types.map( ( item ) => (
				<button
					key={ item }
					type="button"
					className={ classNames(
						'woocommerce-chart__type-button',
						item === type &&
							'woocommerce-chart__type-button-selected'
					) }
					role="menuitemradio"
					aria-checked={ item === type }
					aria-label={ getTitle( item ) }
					title={ getTitle( item ) }
					tabIndex={ item === type ? 0 : -1 }
					onClick={ () => {
						if ( item !== type ) {
							onChange( item );
						}
					} }
				>
					<svg
						viewBox="0 0 24 24"
						width="24"
						height="24"
						aria-hidden="true"
						focusable="false"
					>
						<path d={ ICONS[ item ] } />
					</svg>
				</button>
			) ) }
		</div>
	);
}
