import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithState } from '../../../.storybook/with-state';
import { ImageUpload } from '.';
import type { UploadedImage } from '.';

const createImage = ( width: number, height: number ): UploadedImage => ( {
	id: 1,
	url: `data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><path fill="#c56" d="M0 0h${ width }v${ height }H0z"/></svg>`
	) }`,
} );

const UploadWithState = ( { initial }: { initial: UploadedImage | null } ) => (
	<WithState initial={ initial }>
		{ ( image, setImage ) => (
			<ImageUpload image={ image } onChange={ setImage } />
		) }
	</WithState>
);

const meta: Meta< typeof ImageUpload > = { component: ImageUpload };
export default meta;

type Story = StoryObj< typeof ImageUpload >;

export const Empty: Story = {
	render: ( args ) => <UploadWithState initial={ null } { ...args } />,
};

export const WithAnImage: Story = {
	name: 'With an image',
	render: ( args ) => (
		<UploadWithState initial={ createImage( 120, 80 ) } { ...args } />
	),
};

export const WithALargeImage: Story = {
	name: 'With a large image',
	render: ( args ) => (
		<UploadWithState initial={ createImage( 3000, 1200 ) } { ...args } />
	),
};
