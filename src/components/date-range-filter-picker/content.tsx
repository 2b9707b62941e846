import { TabPanel } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getStoreToday, presetValues, rollingPresets } from '@storedeck/date';
import { labelCloseButton } from '../label-close-button';
import { H } from '../section';
import { SegmentedSelection } from '../segmented-selection';
import { toDay } from '../calendar/plain-day';
import {
	getChoice,
	getOpenRange,
	getShortDateFormat,
	toSelectedRange,
} from './choice';
import type { Choice } from './choice';
import { Comparison } from './comparison';
import { DateRange } from './date-range';
import { Footer } from './footer';
import type { PickerDateQuery, SelectedRange } from './types';
import { whyNoUpdate } from './why-no-update';

interface Props {
	dateQuery: PickerDateQuery;
	/** Moment format of the days that are handed on. */
	dayFormat: string;
	onSelect: ( range: SelectedRange ) => void;
}

/** The ranges that have a name. */
const getPresets = () =>
	[ ...presetValues, ...rollingPresets ].filter(
		( { value } ) => value !== 'custom'
	);

const isFuture = ( date: Date ) => toDay( date ) > getStoreToday();

/** The dropdown's contents: a choice that counts once 'Update' is pressed. */
export function Content( { dateQuery, dayFormat, onSelect }: Props ) {
	const [ choice, setChoice ] = useState( () => getChoice( dateQuery ) );
	const root = useRef< HTMLDivElement >( null );
	const element = useRef< HTMLDivElement >( null );
	const { period, after, before } = choice;

	useEffect( () => {
		labelCloseButton( root.current );
		// On a small screen the host begins with its button for closing.
		root.current
			?.querySelector< HTMLElement >(
				'[role="tab"][aria-selected="true"]'
			)
			?.focus( { preventScroll: true } );
	}, [] );

	const update = ( changes: Partial< Choice > ) =>
		setChoice( ( earlier ) => ( { ...earlier, ...changes } ) );

	const updateOther = ( changes: Partial< Choice[ 'other' ] > ) =>
		setChoice( ( earlier ) => ( {
			...earlier,
			other: { ...earlier.other, ...changes },
		} ) );

	const reset = () => {
		// The button is disabled now: the focus must not fall out of the dropdown.
		element.current?.querySelector( 'input' )?.focus();
		update( getOpenRange() );
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
						title: __( 'Custom', 'storedeck' ),
					},
				] }
				initialTabName={
					period === 'custom' ? 'custom' : 'period'
				}
				onSelect={ ( name ) => {
					if ( name === 'period' && period === 'custom' ) {
						update( { period: 'today' } );
					}
				} }
			>
				{ ( { name } ) => (
					<div ref={ element }>
						{ name === 'custom' ? (
							<DateRange
								{ ...choice }
								onUpdate={ update }
								isInvalidDate={ isFuture }
								shortDateFormat={ getShortDateFormat() }
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
							choice={ choice }
							isInvalidDate={ isFuture }
							onUpdate={ update }
							onOtherUpdate={ updateOther }
						/>
						<Footer
							isCustom={ name === 'custom' }
							canReset={ Boolean( after || before ) }
							onReset={ reset }
							obstacle={ whyNoUpdate(
								choice,
								name === 'custom'
							) }
							onUpdate={ () =>
								onSelect(
									toSelectedRange(
										choice,
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
