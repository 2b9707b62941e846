import type { Moment } from 'moment';
import { useViewportMatch } from '@wordpress/compose';
import { __, _x } from '@wordpress/i18n';
import { toPlainDate, toStoreMoment } from '@storedeck/date';
import type { PlainDate } from '@storedeck/date';
import { chooseDay } from '../calendar/choose-day';
import { LazyCalendar } from '../calendar/lazy-calendar';
import { toDayText } from '../calendar/typed-day';
import { DateField } from './date-field';
import { getTypedUpdate } from './typed-range';
import type { RangeEnd } from './typed-range';
import type { DateRangeProps } from './types';

const toOptionalDate = ( date: Moment | null | undefined ) =>
	date ? toPlainDate( date ) : undefined;

/**
 * Two date fields and a calendar to select a date range.
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
	const { numberOfMonths = isSmall && ! isMedium ? 2 : 1 } = props;

	const selectDay = ( day: PlainDate ) => {
		const { range, next } = chooseDay(
			{ start: toOptionalDate( after ), end: toOptionalDate( before ) },
			focusedInput,
			day
		);
		const start = range.start ? toStoreMoment( range.start ) : null;
		const end = range.end ? toStoreMoment( range.end ) : null;
		onUpdate( {
			after: start,
			before: end,
			afterText: toDayText( start, shortDateFormat ),
			beforeText: toDayText( end, shortDateFormat ),
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
				onUpdate( getTypedUpdate( end, text, props, props ) )
			}
			onFocus={ () =>
				onUpdate( {
					// Focus may only pass through the end field on its way to
					// the calendar, so without a start date the calendar
					// selects the start.
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
					{ _x( 'to', 'date range', 'storedeck' ) }
				</span>
				{ renderField(
					'before',
					'endDate',
					labels?.end ?? __( 'End Date', 'storedeck' )
				) }
			</div>
			<LazyCalendar
				start={ toOptionalDate( after ) }
				end={ toOptionalDate( before ) }
				label={ labels?.calendar }
				choosing={ focusedInput }
				onChoose={ selectDay }
				isUnavailable={ isInvalidDate }
				numberOfMonths={ numberOfMonths }
			/>
		</div>
	);
}
