import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextControl } from '../text-control';
import { Form } from '.';

const meta: Meta< typeof Form > = { component: Form };
export default meta;

type Story = StoryObj< typeof Form >;

export const WithAField: Story = {
	name: 'With a field',
	args: {
		initialValues: { name: '' },
		validate: ( { name } ) => ( name ? {} : { name: 'Enter a name.' } ),
		children: ( { getInputProps, handleSubmit } ) => {
			const { help, onBlur, onChange, value } = getInputProps( 'name' );
			return (
				<>
					<TextControl
						label="Name"
						help={ help }
						value={ String( value ) }
						onChange={ onChange }
						onBlur={ onBlur }
					/>
					<button className="button" onClick={ handleSubmit }>
						Save
					</button>
				</>
			);
		},
	},
};
