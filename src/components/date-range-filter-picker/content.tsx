import { TabPanel } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import {
	getDateInputFormat,
	presetValues,
	rollingPresets,
} from '@storedeck/date';
import { labelCloseButton } from '../label-close-button';
import { classNames } from '../class-names';
import { H } from '../section';
import { SegmentedSelection } from '../segmented-selection';
import { isFuture } from './is-future';
import {
	getDateSelection,
	getEditableRange,
	toSelectedRange,
} from './date-selection';
import type { DateSelection } from './date-selection';
import { Comparison } from './comparison';
import { DateRange } from './date-range';
import { Footer } from './footer';
import type { ContentProps } from './types';
import { describeMissing } from './describe-missing';

const getPresets = () =>
	[ ...presetValues, ...rollingPresets ].filter(
		( { value } ) => value !== 'custom'
	);

/**
 * Content of the dropdown. The selection is applied when “Update” is clicked.
 */
export function Content( { dateQuery, dayFormat, onSelect }: ContentProps ) {
	const [ selection, setSelection ] = useState( () =>
		getDateSelection( dateQuery )
	);
	const root = useRef< HTMLDivElement >( null );
	const element = useRef< HTMLDivElement >( null );
	const { period, after, before } = selection;

	useEffect( () => {
		labelCloseButton( root.current );
		// On small screens the popover would focus its close button first.
		root.current
			?.querySelector< HTMLElement >(
				'[role="tab"][aria-selected="true"]'
			)
			?.focus( { preventScroll: true } );
	}, [] );

	const update = ( changes: Partial< DateSelection > ) =>
		setSelection( ( earlier ) => ( { ...earlier, ...changes } ) );

	const updateComparison = (
		changes: Partial< DateSelection[ 'comparisonRange' ] >
	) =>
		setSelection( ( earlier ) => ( {
			...earlier,
			comparisonRange: { ...earlier.comparisonRange, ...changes },
		} ) );

	const reset = () => {
		// The button becomes disabled, so focus moves to the first field.
		element.current?.querySelector( 'input' )?.focus();
		update( getEditableRange() );
	};

	return (
		<div ref={ root } className="woocommerce-filters-date__content-inner">
			<H className="woocommerce-filters-date__text">
				{ __( 'select a date range', 'storedeck' ) }
			</H>
			<TabPanel
				className="woocommerce-filters-date__tabs"
				activeClass="is-active"
				tabs={ [
					{
						name: 'period',
						title: __( 'Presets', 'storedeck' ),
					},
					{
						name: 'custom',
						title: _x( 'Custom', 'date range', 'storedeck' ),
					},
				] }
				initialTabName={ period === 'custom' ? 'custom' : 'period' }
				onSelect={ ( name ) => {
					if ( name === 'period' && period === 'custom' ) {
						update( { period: 'today' } );
					}
				} }
			>
				{ ( { name } ) => (
					<div
						ref={ element }
						className={ classNames(
							'woocommerce-filters-date__panel',
							selection.compare === 'custom' && 'is-wide'
						) }
					>
						{ name === 'custom' ? (
							<DateRange
								{ ...selection }
								onUpdate={ update }
								isInvalidDate={ isFuture }
								shortDateFormat={ getDateInputFormat() }
							/>
						) : (
							<SegmentedSelection
								name="period"
								legend={ __(
									'select a preset period',
									'storedeck'
								) }
								options={ getPresets() }
								selected={ period }
								onSelect={ update }
							/>
						) }
						<Comparison
							selection={ selection }
							isInvalidDate={ isFuture }
							onUpdate={ update }
							onComparisonUpdate={ updateComparison }
						/>
						<Footer
							canReset={ Boolean( after || before ) }
							onReset={ name === 'custom' ? reset : undefined }
							missingInput={ describeMissing(
								selection,
								name === 'custom'
							) }
							onUpdate={ () =>
								onSelect(
									toSelectedRange(
										selection,
										name === 'custom',
										dayFormat
									)
								)
							}
						/>
					</div>
				) }
			</TabPanel>
		</div>
	);
}
