import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlainDate } from '@storedeck/date';
import { WithState } from '../../../.storybook/with-state';
import { Calendar } from '.';
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

const meta: Meta< typeof Calendar > = { component: Calendar };
export default meta;

type Story = StoryObj< typeof Calendar >;

export const DateRange: Story = {
	name: 'Date range',
	render: () => (
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
};

export const TwoMonths: Story = {
	name: 'Two months',
	render: () => (
		<LazyCalendar
			start="2022-02-21"
			end="2022-03-16"
			choosing="startDate"
			numberOfMonths={ 2 }
			label="Two months"
			onChoose={ () => {} }
		/>
	),
};

export const UnavailableWeekends: Story = {
	name: 'Unavailable weekends',
	render: () => (
		<LazyCalendar
			start="2022-03-09"
			end="2022-03-09"
			choosing="date"
			isUnavailable={ ( date ) => date.getDay() % 6 === 0 }
			onChoose={ () => {} }
		/>
	),
};

export const WithKeyboardHelp: Story = {
	name: 'With keyboard help',
	render: () => (
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
};
