import { Acted, press } from '../gallery/acted';
import { DynamicForm } from '.';
import type { DynamicField } from '.';
import type { Stories } from '../gallery/types';

const fields: DynamicField[] = [
	{ id: 'key', type: 'text', label: 'Key', description: 'Of your account' },
	{
		id: 'secret',
		type: 'password',
		label: 'Secret',
		placeholder: 'sk_…',
		tip: 'Keep it to yourself.',
	},
	{ id: 'test', type: 'checkbox', label: 'Test mode', value: 'yes' },
	{
		id: 'mode',
		type: 'select',
		label: 'Mode',
		options: { now: 'At once', later: 'Later' },
		value: 'now',
	},
];

const Wanting = () => (
	<DynamicForm
		fields={ fields }
		validate={ ( { key } ) => ( key ? {} : { key: 'Please type a key.' } ) }
	/>
);

const stories: Stories = {
	components: [ 'DynamicForm' ],
	stories: {
		'Of all types': Wanting,
		'With a mistake': () => (
			<Acted act={ press( 'button[type="submit"]' ) }>
				<Wanting />
			</Acted>
		),
		'A choice that is open': () => (
			<Acted act={ press( '[role="combobox"]' ) }>
				<DynamicForm fields={ fields.slice( 3 ) } />
			</Acted>
		),
		Busy: () => <DynamicForm fields={ fields } isBusy submitLabel="Save" />,
		'Long words': () => (
			<DynamicForm
				fields={ [
					{
						id: 'long',
						type: 'text',
						label: 'The address that answers are sent to when something has happened with a payment',
						description:
							'https://example.com/?wc-api=a_very_long_name_of_a_gateway_that_does_not_fit_a_line',
						value: 'Something long that somebody typed into it a while ago',
					},
				] }
				submitLabel="Save what has been changed and go on to the next step"
			/>
		),
	},
};
export default stories;
