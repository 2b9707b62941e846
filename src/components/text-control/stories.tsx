import { ActOnMount } from '../gallery/act-on-mount';
import { WithState } from '../gallery/with-state';
import { TextControl } from '.';
import type { TextControlProps } from '.';
import type { Stories } from '../gallery/types';

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

const stories: Stories = {
	components: [ 'TextControl' ],
	stories: {
		Empty: () => <Field help="First and last name" placeholder="Jo Doe" />,
		Filled: () => <Field value="Jo Doe" />,
		Focused: () => (
			<ActOnMount
				act={ ( root ) => root.querySelector( 'input' )?.focus() }
			>
				<Field value="Jo Doe" />
			</ActOnMount>
		),
		Invalid: () => <Field className="has-error" help="Enter a name." />,
		Disabled: () => <Field value="Jo" disabled />,
		'Long texts': () => (
			<Field
				label="Name printed on letters, packages and all other shipments"
				value="A name that does not fit into the field, even on a wide screen"
				help="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
			/>
		),
	},
};
export default stories;
