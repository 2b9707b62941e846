import type { Meta, StoryObj } from '@storybook/react-vite';
import { toStoreMoment } from '@storedeck/date';
import { DateRangePicker } from '.';
import type { DateRangePickerProps } from '.';
import { WithState } from '../../../.storybook/with-state';
import type { PickedDates } from '../range-calendar';

type Input = DateRangePickerProps[ 'focusedInput' ];

function PickerWithState( {
	dates = { startDate: null, endDate: null },
	input = null,
	...props
}: Partial< DateRangePickerProps > & { dates?: PickedDates; input?: Input } ) {
	return (
		// Reserves space for the calendar popover.
		<div style={ input ? { minHeight: 480 } : undefined }>
			<WithState initial={ dates }>
				{ ( currentDates, setCurrentDates ) => (
					<WithState< Input > initial={ input }>
						{ ( focusedInput, setInput ) => (
							<DateRangePicker
								{ ...currentDates }
								displayFormat="MM/DD/YYYY"
								isOutsideRange={ () => false }
								{ ...props }
								focusedInput={ focusedInput }
								onDatesChange={ setCurrentDates }
								onFocusChange={ setInput }
							/>
						) }
					</WithState>
				) }
			</WithState>
		</div>
	);
}

const march = () => ( {
	startDate: toStoreMoment( '2022-03-07' ),
	endDate: toStoreMoment( '2022-03-16' ),
} );

const meta: Meta< typeof DateRangePicker > = { component: DateRangePicker };
export default meta;

type Story = StoryObj< typeof DateRangePicker >;

export const Closed: Story = {
	render: ( args ) => <PickerWithState { ...args } />,
};

export const WithAClearButton: Story = {
	name: 'With a clear button',
	args: { showClearDates: true },
	render: ( args ) => <PickerWithState dates={ march() } { ...args } />,
};

export const Disabled: Story = {
	args: { disabled: true },
	render: ( args ) => <PickerWithState dates={ march() } { ...args } />,
};

export const Open: Story = {
	render: ( args ) => (
		<PickerWithState dates={ march() } input="endDate" { ...args } />
	),
};

export const OpenWithTwoMonths: Story = {
	name: 'Open with two months',
	args: { numberOfMonths: 2 },
	render: ( args ) => (
		<PickerWithState dates={ march() } input="startDate" { ...args } />
	),
};
