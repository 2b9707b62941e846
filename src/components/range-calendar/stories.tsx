import { toStoreMoment } from '@storedeck/date';
import { RangeCalendar } from '.';
import type { PickedDates, RangeCalendarProps } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';

interface State extends PickedDates {
	focusedInput: RangeCalendarProps[ 'focusedInput' ];
}

function Shown( {
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
			{ ( held, setHeld ) => (
				<RangeCalendar
					{ ...held }
					{ ...props }
					onDatesChange={ ( dates ) =>
						setHeld( {
							...held,
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
		Empty: () => <Shown />,
		Chosen: () => <Shown initial={ march() } />,
		'Two months': () => <Shown initial={ march() } numberOfMonths={ 2 } />,
		'Three nights at least, Mondays are taken': () => (
			<Shown
				initial={ {
					startDate: toStoreMoment( '2022-03-08' ),
					focusedInput: 'endDate',
				} }
				minimumNights={ 3 }
				isDayBlocked={ ( date ) => date.day() === 1 }
			/>
		),
		'With the help on its keys': () => <Shown isHelpOpen />,
	},
};
export default stories;
