import type { PlainDate } from '@storedeck/date';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';
import { CalendarWithHelp } from './calendar-with-help';
import { chooseDay } from './choose-day';
import { LazyCalendar } from './lazy-calendar';
import type { CalendarInput } from './types';
import './style.scss';

interface RangeState {
	start?: PlainDate;
	end?: PlainDate;
	next: CalendarInput;
}

const range: RangeState = {
	start: '2022-03-07',
	end: '2022-03-16',
	next: 'startDate',
};

const stories: Stories = {
	components: [ 'Calendar' ],
	stories: {
		'Date range': () => (
			<WithState initial={ range }>
				{ ( { next, ...dates }, setDates ) => (
					<LazyCalendar
						{ ...dates }
						choosing={ next }
						onChoose={ ( day ) => {
							const selected = chooseDay( dates, next, day );
							setDates( {
								...selected.range,
								next: selected.next,
							} );
						} }
					/>
				) }
			</WithState>
		),
		'Two months': () => (
			<LazyCalendar
				start="2022-02-21"
				end="2022-03-16"
				choosing="startDate"
				numberOfMonths={ 2 }
				label="Two months"
				onChoose={ () => {} }
			/>
		),
		'Unavailable weekends': () => (
			<LazyCalendar
				start="2022-03-09"
				end="2022-03-09"
				choosing="date"
				isUnavailable={ ( date ) => date.getDay() % 6 === 0 }
				onChoose={ () => {} }
			/>
		),
		'With keyboard help': () => (
			<WithState< boolean > initial={ true }>
				{ ( isOpen, setIsOpen ) => (
					<CalendarWithHelp
						start="2022-03-09"
						choosing="date"
						onChoose={ () => {} }
						isHelpOpen={ isOpen }
						onHelpToggle={ setIsOpen }
					/>
				) }
			</WithState>
		),
	},
};
export default stories;
