import { TextControl } from '../text-control';
import { Form } from '.';
import type { Stories } from '../gallery/types';

const stories: Stories = {
	components: [ 'Form' ],
	stories: {
		'With a field': () => (
			<Form
				initialValues={ { name: '' } }
				validate={ ( { name } ) =>
					name ? {} : { name: 'Enter a name.' }
				}
			>
				{ ( { getInputProps, handleSubmit } ) => {
					const { help, onBlur, onChange, value } =
						getInputProps( 'name' );
					return (
						<>
							<TextControl
								label="Name"
								help={ help }
								value={ value }
								onChange={ onChange }
								onBlur={ onBlur }
							/>
							<button className="button" onClick={ handleSubmit }>
								Save
							</button>
						</>
					);
				} }
			</Form>
		),
	},
};
export default stories;
