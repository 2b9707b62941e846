import type { Meta, StoryObj } from '@storybook/react-vite';
import { toStoreMoment } from '@storedeck/date';
import type { Moment } from 'moment';
import { SingleDatePicker } from '.';
import type { SingleDatePickerProps } from '.';
import { WithState } from '../../../.storybook/with-state';

function PickerWithState( {
	initial = null,
	isOpen = false,
	...props
}: Partial< SingleDatePickerProps > & {
	initial?: Moment | null;
	isOpen?: boolean;
} ) {
	return (
		// Reserves space for the calendar popover.
		<div style={ isOpen ? { minHeight: 480 } : undefined }>
			<WithState< Moment | null > initial={ initial }>
				{ ( date, setDate ) => (
					<WithState initial={ isOpen }>
						{ ( focused, setFocused ) => (
							<SingleDatePicker
								displayFormat="MM/DD/YYYY"
								isOutsideRange={ () => false }
								{ ...props }
								date={ date }
								onDateChange={ setDate }
								focused={ focused }
								onFocusChange={ ( change ) =>
									setFocused( change.focused )
								}
							/>
						) }
					</WithState>
				) }
			</WithState>
		</div>
	);
}

const meta: Meta< typeof SingleDatePicker > = { component: SingleDatePicker };
export default meta;

type Story = StoryObj< typeof SingleDatePicker >;

export const Closed: Story = {
	render: ( args ) => <PickerWithState { ...args } />,
};

export const WithAClearButton: Story = {
	name: 'With a clear button',
	args: { showClearDate: true },
	render: ( args ) => (
		<PickerWithState
			initial={ toStoreMoment( '2022-03-09' ) }
			{ ...args }
		/>
	),
};

export const Disabled: Story = {
	args: { disabled: true },
	render: ( args ) => (
		<PickerWithState
			initial={ toStoreMoment( '2022-03-09' ) }
			{ ...args }
		/>
	),
};

export const Open: Story = {
	render: ( args ) => (
		<PickerWithState
			isOpen
			initial={ toStoreMoment( '2022-03-09' ) }
			{ ...args }
		/>
	),
};

export const OpenWithUnavailableWeekends: Story = {
	name: 'Open with unavailable weekends',
	args: { isDayBlocked: ( date ) => date.day() % 6 === 0 },
	render: ( args ) => (
		<PickerWithState
			isOpen
			initial={ toStoreMoment( '2022-03-09' ) }
			{ ...args }
		/>
	),
};
