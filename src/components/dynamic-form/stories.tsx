import { DynamicForm } from '.';
import type { DynamicField } from '.';
import type { Stories } from '../gallery/types';

const fields: DynamicField[] = [
	{ id: 'key', type: 'text', label: 'Key', description: 'Of your account' },
	{ id: 'secret', type: 'password', label: 'Secret' },
	{ id: 'test', type: 'checkbox', label: 'Test mode', value: 'yes' },
	{
		id: 'mode',
		type: 'select',
		label: 'Mode',
		options: { now: 'At once', later: 'Later' },
		value: 'now',
	},
];

const stories: Stories = {
	components: [ 'DynamicForm' ],
	stories: {
		'Of all types': () => (
			<DynamicForm
				fields={ fields }
				validate={ ( { key } ) =>
					key ? {} : { key: 'Please type a key.' }
				}
			/>
		),
		Busy: () => <DynamicForm fields={ fields } isBusy submitLabel="Save" />,
	},
};
export default stories;
