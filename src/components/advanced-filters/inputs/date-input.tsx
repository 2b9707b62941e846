import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	getDateInputFormat,
	getStoreToday,
	isoDateFormat,
	toMoment,
	toPlainDate,
} from '@storedeck/date';
import { isRangeRule } from '@storedeck/navigation';
import { toDateString } from '../../calendar/plain-day';
import { DatePicker } from '../../date-picker';
import type { PickedDate } from '../../date-picker';
import { interpolate } from '../interpolate';
import { describeRange, getEndLabel, getStartLabel } from '../labels';
import { toPair, toText } from '../rows';
import { Sentence } from '../sentence';
import type { InputProps } from './types';

const isFuture = ( date: Date ) => toDateString( date ) > getStoreToday();

/** Parses a date from the URL. */
function readDay( value: string ): PickedDate {
	const date = value ? toMoment( isoDateFormat, value ) : null;
	return {
		date,
		text: date
			? date.clone().locale( 'en' ).format( getDateInputFormat() )
			: '',
		error: null,
	};
}

const toValue = ( { date }: PickedDate ) => ( date ? toPlainDate( date ) : '' );

/**
 * A date, or a date range. A range has a value only when both dates are set.
 */
export function DateInput( { filter, row, onChange }: InputProps ) {
	const isRange = isRangeRule( row.rule );
	const [ days, setDays ] = useState( () =>
		( isRange ? toPair( row.value ) : [ toText( row.value ) ] ).map(
			readDay
		)
	);
	const [ first = readDay( '' ), last = readDay( '' ) ] = days;

	const update = ( next: PickedDate[] ) => {
		setDays( next );
		const values = next.map( toValue );
		if ( ! isRange ) {
			onChange( values[ 0 ] );
		} else {
			onChange( values.every( Boolean ) ? values : undefined );
		}
	};
	const renderPicker = (
		label: string,
		day: PickedDate,
		onUpdate: ( day: PickedDate ) => void
	) => (
		<DatePicker
			label={ label }
			date={ day.date }
			text={ day.text }
			error={ day.error }
			dateFormat={ getDateInputFormat() }
			isInvalidDate={ isFuture }
			onUpdate={ onUpdate }
		/>
	);

	if ( ! isRange ) {
		return (
			<>
				{ renderPicker(
					__( 'Choose a date', 'storedeck' ),
					first,
					( day ) => update( [ day ] )
				) }
				<Sentence
					filter={ filter }
					row={ row }
					value={ first.date ? first.text : '' }
				/>
			</>
		);
	}
	/* translators: {{after /}}: field for the start date, {{before /}}: field for the end date. */
	const template = __( '{{after /}} and {{before /}}', 'storedeck' );
	const { add } = filter.labels;
	return (
		<>
			<span className="woocommerce-filters-advanced__range">
				{ interpolate( template, {
					after: renderPicker( getStartLabel( add ), first, ( day ) =>
						update( [ day, last ] )
					),
					before: renderPicker( getEndLabel( add ), last, ( day ) =>
						update( [ first, day ] )
					),
				} ) }
			</span>
			<Sentence
				filter={ filter }
				row={ row }
				value={ describeRange(
					first.date ? first.text : '',
					last.date ? last.text : ''
				) }
			/>
		</>
	);
}
