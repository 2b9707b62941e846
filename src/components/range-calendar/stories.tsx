import { toStoreMoment } from '@storedeck/date';
import { RangeCalendar } from '.';
import type { PickedDates, RangeCalendarProps } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';

interface State extends PickedDates {
	focusedInput: RangeCalendarProps[ 'focusedInput' ];
}

function CalendarWithState( {
	initial,
	...props
}: Partial< RangeCalendarProps > & { initial?: Partial< State > } ) {
	const state: State = {
		startDate: null,
		endDate: null,
		focusedInput: 'startDate',
		...initial,
	};
	return (
		<WithState initial={ state }>
			{ ( current, setCurrent ) => (
				<RangeCalendar
					{ ...current }
					{ ...props }
					onDatesChange={ ( dates ) =>
						setCurrent( {
							...current,
							...dates,
							focusedInput:
								dates.startDate && ! dates.endDate
									? 'endDate'
									: 'startDate',
						} )
					}
					onFocusChange={ () => {} }
				/>
			) }
		</WithState>
	);
}

const march = () => ( {
	startDate: toStoreMoment( '2022-03-07' ),
	endDate: toStoreMoment( '2022-03-16' ),
} );

const stories: Stories = {
	components: [ 'RangeCalendar' ],
	stories: {
		Empty: () => <CalendarWithState />,
		'With dates': () => <CalendarWithState initial={ march() } />,
		'Two months': () => (
			<CalendarWithState initial={ march() } numberOfMonths={ 2 } />
		),
		'Minimum nights and blocked Mondays': () => (
			<CalendarWithState
				initial={ {
					startDate: toStoreMoment( '2022-03-08' ),
					focusedInput: 'endDate',
				} }
				minimumNights={ 3 }
				isDayBlocked={ ( date ) => date.day() === 1 }
			/>
		),
		'With keyboard help': () => <CalendarWithState isHelpOpen />,
	},
};
export default stories;
