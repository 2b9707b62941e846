import type { Meta, StoryObj } from '@storybook/react-vite';
import { DynamicForm } from '.';
import type { DynamicField } from '.';

const fields: DynamicField[] = [
	{
		id: 'key',
		type: 'text',
		label: 'Key',
		description: 'Copy it from your account.',
	},
	{
		id: 'secret',
		type: 'password',
		label: 'Secret',
		placeholder: 'sk_…',
		tip: 'Keep this secret.',
	},
	{ id: 'test', type: 'checkbox', label: 'Test mode', value: 'yes' },
	{
		id: 'mode',
		type: 'select',
		label: 'Mode',
		options: { now: 'Immediately', later: 'Later' },
		value: 'now',
	},
];

const meta: Meta< typeof DynamicForm > = { component: DynamicForm };
export default meta;

type Story = StoryObj< typeof DynamicForm >;

export const AllFieldTypes: Story = {
	name: 'All field types',
	args: {
		fields,
		validate: ( { key } ) => ( key ? {} : { key: 'Enter a key.' } ),
	},
};

export const WithAnError: Story = {
	...AllFieldTypes,
	name: 'With an error',
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'button', { name: 'Proceed' } ) ),
};

export const WithAnOpenList: Story = {
	name: 'With an open list',
	args: { fields: fields.slice( 3 ) },
	play: ( { canvas, userEvent } ) =>
		userEvent.click( canvas.getByRole( 'combobox' ) ),
};

export const Busy: Story = {
	args: { fields, isBusy: true, submitLabel: 'Save' },
};

export const LongTexts: Story = {
	name: 'Long texts',
	args: {
		fields: [
			{
				id: 'long',
				type: 'text',
				label: 'URL that receives notifications about changes of the payment status',
				description:
					'https://example.com/?wc-api=a_very_long_name_of_a_gateway_that_does_not_fit_a_line',
				value: 'A long value that does not fit into the field',
			},
		],
		submitLabel: 'Save changes and continue with the next step',
	},
};
