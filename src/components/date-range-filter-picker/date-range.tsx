import type { Moment } from 'moment';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { toPlainDate, toStoreMoment } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { chooseDay } from '../calendar/choose-day';
import { LazyCalendar } from '../calendar/lazy-calendar';
import { DateField } from './date-field';
import { typeDay } from './typed-range';
import type { RangeEnd } from './typed-range';
import type { DateRangeProps } from './types';

const toDay = ( date: Moment | null | undefined ) =>
	date ? toPlainDate( date ) : undefined;

/** The text of a day, in digits that can be typed. */
export const toText = ( date: Moment | null | undefined, format: string ) =>
	date ? date.clone().locale( 'en' ).format( format ) : '';

/**
 * Two text fields and a calendar for choosing a range.
 *
 * @param props See `DateRangeProps`.
 */
export function DateRange( props: DateRangeProps ) {
	const {
		after,
		before,
		focusedInput = 'startDate',
		isInvalidDate,
		labels,
		onUpdate,
		shortDateFormat,
	} = props;
	const isSmall = useViewportMatch( 'small', '>=' );
	const isMedium = useViewportMatch( 'medium', '>=' );

	const choose = ( day: PlainDate ) => {
		const { range, next } = chooseDay(
			{ start: toDay( after ), end: toDay( before ) },
			focusedInput,
			day
		);
		const start = range.start ? toStoreMoment( range.start ) : null;
		const end = range.end ? toStoreMoment( range.end ) : null;
		onUpdate( {
			after: start,
			before: end,
			afterText: toText( start, shortDateFormat ),
			beforeText: toText( end, shortDateFormat ),
			afterError: null,
			beforeError: null,
		} );
		onUpdate( { focusedInput: next } );
	};

	const renderField = (
		end: RangeEnd,
		input: 'startDate' | 'endDate',
		label: string
	) => (
		<DateField
			label={ label }
			text={ props[ `${ end }Text` ] ?? '' }
			error={ props[ `${ end }Error` ] }
			format={ shortDateFormat }
			isFocused={ focusedInput === input }
			onType={ ( text ) =>
				onUpdate( typeDay( end, text, props, props ) )
			}
			onFocus={ () =>
				onUpdate( {
					// Whoever passes by on the way to the calendar has not
					// chosen a start yet: it comes first.
					focusedInput: after ? input : 'startDate',
				} )
			}
		/>
	);

	return (
		<div className="woocommerce-calendar">
			<div className="woocommerce-calendar__inputs">
				{ renderField(
					'after',
					'startDate',
					labels?.start ?? __( 'Start Date', 'storedeck' )
				) }
				<span className="woocommerce-calendar__inputs-to">
					{ __( 'to', 'storedeck' ) }
				</span>
				{ renderField(
					'before',
					'endDate',
					labels?.end ?? __( 'End Date', 'storedeck' )
				) }
			</div>
			<LazyCalendar
				start={ toDay( after ) }
				end={ toDay( before ) }
				label={ labels?.calendar }
				choosing={ focusedInput }
				onChoose={ choose }
				isUnavailable={ isInvalidDate }
				numberOfMonths={ isSmall && ! isMedium ? 2 : 1 }
			/>
		</div>
	);
}
