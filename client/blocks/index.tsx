import { registerBlockType } from '@wordpress/blocks';
import { Edit } from './edit';

// PHP registers the block's metadata and renders it.
registerBlockType( 'storedeck/mount', { edit: Edit, save: () => null } );
