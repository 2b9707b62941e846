import type { Meta, StoryObj } from '@storybook/react-vite';
import { toStoreMoment } from '@storedeck/date';
import { DatePicker } from '.';
import type { DatePickerProps, PickedDate } from '.';
import { WithState } from '../../../.storybook/with-state';

function PickerWithState( {
	initial = { date: null, text: '', error: null },
	...props
}: Partial< DatePickerProps > & { initial?: PickedDate } ) {
	return (
		<WithState initial={ initial }>
			{ ( picked, setPicked ) => (
				<DatePicker
					dateFormat="MM/DD/YYYY"
					{ ...picked }
					{ ...props }
					onUpdate={ setPicked }
				/>
			) }
		</WithState>
	);
}

const chosen = (): PickedDate => ( {
	date: toStoreMoment( '2022-03-09' ),
	text: '03/09/2022',
	error: null,
} );

const meta: Meta< typeof DatePicker > = { component: DatePicker };
export default meta;

type Story = StoryObj< typeof DatePicker >;

export const Empty: Story = {
	render: ( args ) => <PickerWithState { ...args } />,
};

export const Invalid: Story = {
	render: ( args ) => (
		<PickerWithState
			initial={ {
				date: null,
				text: 'tomorrow',
				error: 'Invalid date',
			} }
			{ ...args }
		/>
	),
};

export const Disabled: Story = {
	args: { disabled: true },
	render: ( args ) => <PickerWithState initial={ chosen() } { ...args } />,
};

export const Open: Story = {
	args: { isInvalidDate: ( date ) => date.getDate() > 20 },
	render: ( args ) => <PickerWithState initial={ chosen() } { ...args } />,
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'textbox' ) ),
};
