import { TabPanel } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getStoreToday, periods, presetValues } from '@storedeck/date';
import { H } from '../section';
import { SegmentedSelection } from '../segmented-selection';
import { toDay } from '../calendar/plain-day';
import { DateRange, toText } from './date-range';
import { Footer } from './footer';
import type { CalendarInput } from '../calendar/types';
import type { PickerDateQuery, SelectedRange, TypedRange } from './types';
import { whyNoUpdate } from './why-no-update';

interface Props {
	dateQuery: PickerDateQuery;
	/** Moment format of the days that are handed on. */
	dayFormat: string;
	onSelect: ( range: SelectedRange ) => void;
}

interface Choice extends TypedRange {
	period: string;
	compare: string;
	focusedInput: CalendarInput;
}

const getShortDateFormat = () =>
	/* translators: date format for typing a date, in the syntax of moment.js. */
	__( 'MM/DD/YYYY', 'storedeck' );

const getEmptyRange = (): TypedRange => ( {
	after: null,
	before: null,
	afterText: '',
	beforeText: '',
	afterError: null,
	beforeError: null,
} );

function getChoice( dateQuery: PickerDateQuery ): Choice {
	const { period, compare, after = null, before = null } = dateQuery;
	const format = getShortDateFormat();
	return {
		...getEmptyRange(),
		period,
		compare,
		after,
		before,
		afterText: toText( after, format ),
		beforeText: toText( before, format ),
		focusedInput: 'startDate',
	};
}

const isFuture = ( date: Date ) => toDay( date ) > getStoreToday();

/** The dropdown's contents: a choice that counts once 'Update' is pressed. */
export function Content( { dateQuery, dayFormat, onSelect }: Props ) {
	const [ choice, setChoice ] = useState( () => getChoice( dateQuery ) );
	const compareId = useId();
	const element = useRef< HTMLDivElement >( null );
	const { period, compare, after, before } = choice;
	const update = ( changes: Partial< Choice > ) =>
		setChoice( ( earlier ) => ( { ...earlier, ...changes } ) );

	const reset = () => {
		// The button is disabled now: the focus must not fall out of the dropdown.
		element.current?.querySelector( 'input' )?.focus();
		update( { ...getEmptyRange(), focusedInput: 'startDate' } );
	};

	const select = ( isCustom: boolean ) =>
		onSelect( {
			period: isCustom ? 'custom' : period,
			compare,
			after: isCustom ? toText( after, dayFormat ) : undefined,
			before: isCustom ? toText( before, dayFormat ) : undefined,
		} );

	return (
		<div className="woocommerce-filters-date__content-inner">
			<H className="woocommerce-filters-date__text">
				{ __( 'select a date range', 'storedeck' ) }
			</H>
			<TabPanel
				className="woocommerce-filters-date__tabs"
				activeClass="is-active"
				tabs={ [
					{ name: 'period', title: __( 'Presets', 'storedeck' ) },
					{ name: 'custom', title: __( 'Custom', 'storedeck' ) },
				] }
				initialTabName={ period === 'custom' ? 'custom' : 'period' }
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
								options={ presetValues.filter(
									( { value } ) => value !== 'custom'
								) }
								selected={ period }
								onSelect={ update }
							/>
						) }
						<H
							id={ compareId }
							className="woocommerce-filters-date__text"
						>
							{ __( 'compare to', 'storedeck' ) }
						</H>
						<SegmentedSelection
							name="compare"
							legend={ __( 'compare to', 'storedeck' ) }
							aria-labelledby={ compareId }
							options={ periods }
							selected={ compare }
							onSelect={ update }
						/>
						<Footer
							isCustom={ name === 'custom' }
							canReset={ Boolean( after || before ) }
							onReset={ reset }
							obstacle={
								name === 'custom' ? whyNoUpdate( choice ) : ''
							}
							onUpdate={ () => select( name === 'custom' ) }
						/>
					</div>
				) }
			</TabPanel>
		</div>
	);
}
