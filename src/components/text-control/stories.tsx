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
		Empty: () => <Field help="As on the door" placeholder="Jo Doe" />,
		Filled: () => <Field value="Jo Doe" />,
		Focused: () => (
			<ActOnMount
				act={ ( root ) => root.querySelector( 'input' )?.focus() }
			>
				<Field value="Jo Doe" />
			</ActOnMount>
		),
		Wrong: () => <Field className="has-error" help="Please type a name." />,
		Disabled: () => <Field value="Jo" disabled />,
		'Long words': () => (
			<Field
				label="The name that stands on letters, parcels and on everything else that is sent"
				value="Somebody whose name does not fit into the field as a whole, however wide it may be on a telephone"
				help="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
			/>
		),
	},
};
export default stories;
