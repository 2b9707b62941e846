import { ActOnMount } from '../gallery/act-on-mount';
import { WithState } from '../gallery/with-state';
import { TextControlWithAffixes } from '.';
import type { TextControlWithAffixesProps } from '.';
import type { Stories } from '../gallery/types';

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

const stories: Stories = {
	components: [ 'TextControlWithAffixes' ],
	stories: {
		Both: () => (
			<Field prefix="$" suffix="per month" help="Excluding taxes" />
		),
		'With a prefix': () => <Field prefix="$" />,
		'With a suffix': () => (
			<Field label="Weight" suffix="kg" type="number" />
		),
		'Without affixes': () => <Field label="Number" />,
		Focused: () => (
			<ActOnMount
				act={ ( root ) => root.querySelector( 'input' )?.focus() }
			>
				<Field prefix="$" suffix="per month" />
			</ActOnMount>
		),
		Disabled: () => <Field label="Weight" suffix="kg" disabled />,
		'Long affixes': () => (
			<Field
				label="Product URL"
				prefix="https://example.com/store/"
				value="a-product-with-a-long-name"
			/>
		),
	},
};
export default stories;
