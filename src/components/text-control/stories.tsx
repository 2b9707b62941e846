import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { TextControl } from '.';
import type { TextControlProps } from '.';

const Field = ( { value: initial = '', ...props }: TextControlProps ) => (
	<WithState initial={ initial }>
		{ ( value, setValue ) => (
			<TextControl
				label="Name"
				{ ...props }
				value={ value }
				onChange={ setValue }
			/>
		) }
	</WithState>
);

const meta: Meta< typeof TextControl > = {
	component: TextControl,
	render: ( args ) => <Field { ...args } />,
};
export default meta;

type Story = StoryObj< typeof TextControl >;

export const Empty: Story = {
	args: { help: 'First and last name', placeholder: 'Jo Doe' },
};

export const Filled: Story = {
	args: { value: 'Jo Doe' },
};

export const Focused: Story = {
	args: { value: 'Jo Doe' },
	play: ( { canvas } ) => canvas.getByRole( 'textbox' ).focus(),
};

export const Invalid: Story = {
	args: { className: 'has-error', help: 'Enter a name.' },
};

export const Disabled: Story = {
	args: { value: 'Jo', disabled: true },
};

export const LongTexts: Story = {
	name: 'Long texts',
	args: {
		label: 'Name printed on letters, packages and all other shipments',
		value: 'A name that does not fit into the field, even on a wide screen',
		help: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
	},
};
