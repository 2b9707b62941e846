import { ActOnMount, press } from '../gallery/act-on-mount';
import { DynamicForm } from '.';
import type { DynamicField } from '.';
import type { Stories } from '../gallery/types';

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

const FormWithValidation = () => (
	<DynamicForm
		fields={ fields }
		validate={ ( { key } ) => ( key ? {} : { key: 'Enter a key.' } ) }
	/>
);

const stories: Stories = {
	components: [ 'DynamicForm' ],
	stories: {
		'All field types': FormWithValidation,
		'With an error': () => (
			<ActOnMount act={ press( 'button[type="submit"]' ) }>
				<FormWithValidation />
			</ActOnMount>
		),
		'With an open list': () => (
			<ActOnMount act={ press( '[role="combobox"]' ) }>
				<DynamicForm fields={ fields.slice( 3 ) } />
			</ActOnMount>
		),
		Busy: () => <DynamicForm fields={ fields } isBusy submitLabel="Save" />,
		'Long texts': () => (
			<DynamicForm
				fields={ [
					{
						id: 'long',
						type: 'text',
						label: 'URL that receives notifications about changes of the payment status',
						description:
							'https://example.com/?wc-api=a_very_long_name_of_a_gateway_that_does_not_fit_a_line',
						value: 'A long value that does not fit into the field',
					},
				] }
				submitLabel="Save changes and continue with the next step"
			/>
		),
	},
};
export default stories;
