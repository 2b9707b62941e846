import type { Meta, StoryObj } from '@storybook/react-vite';
import { toStoreMoment } from '@storedeck/date';
import { RangeCalendar } from '.';
import type { PickedDates, RangeCalendarProps } from '.';
import { WithState } from '../../../.storybook/with-state';

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

const meta: Meta< typeof RangeCalendar > = {
	component: RangeCalendar,
	render: ( args ) => <CalendarWithState { ...args } />,
};
export default meta;

type Story = StoryObj< typeof RangeCalendar >;

export const Empty: Story = {};

export const WithDates: Story = {
	name: 'With dates',
	render: ( args ) => <CalendarWithState initial={ march() } { ...args } />,
};

export const TwoMonths: Story = {
	name: 'Two months',
	args: { numberOfMonths: 2 },
	render: ( args ) => <CalendarWithState initial={ march() } { ...args } />,
};

export const MinimumNightsAndBlockedMondays: Story = {
	name: 'Minimum nights and blocked Mondays',
	args: { minimumNights: 3, isDayBlocked: ( date ) => date.day() === 1 },
	render: ( args ) => (
		<CalendarWithState
			initial={ {
				startDate: toStoreMoment( '2022-03-08' ),
				focusedInput: 'endDate',
			} }
			{ ...args }
		/>
	),
};

export const WithKeyboardHelp: Story = {
	name: 'With keyboard help',
	args: { isHelpOpen: true },
};
