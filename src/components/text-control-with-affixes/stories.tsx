import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { TextControlWithAffixes } from '.';
import type { TextControlWithAffixesProps } from '.';

const Field = ( {
	value: initial = '12.00',
	...props
}: Partial< TextControlWithAffixesProps > ) => (
	<WithState initial={ initial }>
		{ ( value, setValue ) => (
			<TextControlWithAffixes
				label="Price"
				{ ...props }
				value={ value }
				onChange={ setValue }
			/>
		) }
	</WithState>
);

const meta: Meta< typeof TextControlWithAffixes > = {
	component: TextControlWithAffixes,
	render: ( args ) => <Field { ...args } />,
};
export default meta;

type Story = StoryObj< typeof TextControlWithAffixes >;

export const Both: Story = {
	args: { prefix: '$', suffix: 'per month', help: 'Excluding taxes' },
};

export const WithAPrefix: Story = {
	name: 'With a prefix',
	args: { prefix: '$' },
};

export const WithASuffix: Story = {
	name: 'With a suffix',
	args: { label: 'Weight', suffix: 'kg', type: 'number' },
};

export const WithoutAffixes: Story = {
	name: 'Without affixes',
	args: { label: 'Number' },
};

export const Focused: Story = {
	args: { prefix: '$', suffix: 'per month' },
	play: ( { canvas } ) => canvas.getByRole( 'textbox' ).focus(),
};

export const Disabled: Story = {
	args: { label: 'Weight', suffix: 'kg', disabled: true },
};

export const LongAffixes: Story = {
	name: 'Long affixes',
	args: {
		label: 'Product URL',
		prefix: 'https://example.com/store/',
		value: 'a-product-with-a-long-name',
	},
};
