import { WithCode } from './readme';
import type { PropDoc } from './types';

interface PropsTableProps {
	component: string;
	props: readonly PropDoc[];
}

/**
 * The props of a widget.
 *
 * @param props See `PropsTableProps`.
 */
export function PropsTable( { component, props }: PropsTableProps ) {
	if ( props.length === 0 ) {
		return null;
	}
	return (
		<div
			className="storedeck-gallery__props"
			role="group"
			aria-label={ `Props of ${ component }` }
			// Scrollable elements must be focusable for keyboard users.
			tabIndex={ 0 }
		>
			<table>
				<caption>{ component }</caption>
				<thead>
					<tr>
						{ [ 'Prop', 'Type', 'Default', 'Purpose' ].map(
							( name ) => (
								<th key={ name } scope="col">
									{ name }
								</th>
							)
						) }
					</tr>
				</thead>
				<tbody>
					{ props.map(
						( { name, type, isRequired, initial, text } ) => (
							<tr key={ name }>
								<th scope="row">
									<code>{ name }</code>
									{ isRequired && <em> required</em> }
								</th>
								<td>
									<code>{ type }</code>
								</td>
								<td>{ initial && <code>{ initial }</code> }</td>
								<td>
									<WithCode text={ text } />
								</td>
							</tr>
						)
					) }
				</tbody>
			</table>
		</div>
	);
}
